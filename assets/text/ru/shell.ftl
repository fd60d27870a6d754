### The words of the house: title, setup, settings, menu, help, result. Values in braces are filled in by the program.

# The name of the language in itself.
language-name = Русский

game-conquest = Завоевание
game-alea = Alea
game-gauntlet = Испытание

## Title

title-name = Рубикон
title-line = Игры, где соперник объясняет свои ходы.
title-play = Играть
title-continue = Продолжить
title-settings = Настройки
title-help = Правила и клавиши
title-training = Полигон
title-quit = Выход
title-version = Версия { $version }

## Lobby

lobby-title = Игры
lobby-line = Выберите игру
lobby-back = Назад
lobby-continue = Продолжить: { $game }
lobby-play = Играть
lobby-play_game = Играть: { $game }
lobby-play_note = Партия начнётся сразу, с теми же игроками и правилами, что в прошлый раз.
lobby-set = Настроить партию
lobby-set_game = Настроить партию: { $game }

## Setup

setup-line = Настройка партии
setup-seats = Игроки
setup-rules = Правила
name-caesar = Цезарь
setup-human = Человек
setup-human_note = Кто-то за этим компьютером
setup-methods = Уровни и методы, без характера
setup-gentle = Лёгкий
setup-steady = Средний
setup-formidable = Грозный
setup-name_of = Имя игрока { $n }
setup-livery = { $color }, { $emblem }
setup-choose_livery = Цвет и знак
setup-add_seat = Добавить игрока
setup-remove_seat = Убрать этого игрока
setup-move_up = Поставить раньше в очереди ходов
setup-back = Назад
setup-begin = Начать
setup-seed = Зерно
setup-seed_note = Одно и то же зерно даёт ту же раздачу, те же броски и карты. Подойдёт число или любая фраза.
setup-roll_seed = Выбрать другое зерно
setup-fault_name = У каждого игрока должно быть имя.
setup-fault_same_name = У двух игроков одинаковое имя.
setup-fault_seed = Задайте зерно: число или любую фразу.
setup-map = Карта
setup-map_of_mod = Из мода { $mod }.
setup-victory = Победа
setup-start = Начало
setup-cards = Карты
setup-fortify = Перегруппировка в конце хода
setup-portals = Порталы
setup-blizzards = Метели
setup-layout = Расположение
setup-others = Другие правила
setup-muster = Сколько первых армий ставить за раз
setup-capital_dice = Столицы защищаются тремя кубиками
setup-fog = Туман войны
setup-fog_note = Вы видите только свои территории и их соседей. Соперники тоже.
setup-first_seat = Начинает первый игрок
setup-first_seat_note = Иначе, кому начинать, решают кубики.
setup-two_phase = Двухфазные ходы
setup-two_phase_note = За ход вы расставляете армии, потом атакуете не больше трёх раз. Карт и перегруппировки нет.
setup-neutrals = Нейтральные армии
setup-neutrals_note = Между двумя игроками стоит третья сила. Она никогда не нападает.
setup-round_limit = Предел раундов
setup-round_limit_note = После него побеждает тот, у кого больше всего территорий.

victory-elimination = Последний на карте
victory-elimination_note = Уничтожьте всех остальных.
victory-share = Доля карты
victory-share_note = Удержите эту долю территорий к концу своего хода или уничтожьте всех остальных.
victory-share_number = Доля карты в процентах
victory-capitals = Столицы
victory-capitals_note = Каждый тайно выбирает столицу. Чтобы победить, удержите столько столиц.
victory-capitals_number = Сколько столиц удержать
victory-missions = Тайные миссии
victory-missions_note = Каждый получает миссию, которой не знают другие. Если её выполнила уже сама раздача, это засчитают после вашего первого захвата или в конце раунда.
victory-rounds = Раунды
victory-rounds_note = Владейте наибольшим числом территорий к концу последнего раунда.
victory-rounds_number = Число раундов

start-deal = Раздача
start-deal_note = Территории раздаются случайно, затем армии расставляют по очереди.
start-claim = Выбор
start-claim_note = Территории занимают по одной, затем армии расставляют по очереди.
start-scatter = Вразброс
start-scatter_note = Территории и армии раздаются случайно: можно начинать сразу.

cards-progressive = Растущие
cards-progressive_note = Комплекты дают 4, 6, 8, 10, 12, 15, 20, 25 армий, затем каждый раз на 5 больше.
cards-fixed = Постоянные
cards-fixed_note = Пехота — 4, кавалерия — 6, артиллерия — 8, по одной каждой — 10.
cards-off = Без карт
cards-off_note = Армии приносят только земли.

fortify-adjacent = К соседу
fortify-adjacent_note = Один переход на соседнюю территорию.
fortify-path = По цепи
fortify-path_note = Один переход по связанным своим территориям.
fortify-unlimited = Без предела
fortify-unlimited_note = Сколько угодно переходов по связанным своим территориям.
fortify-off = Нет
fortify-off_note = Армии остаются на месте.

portals-off = Нет
portals-off_note = Границы — те, что на карте.
portals-two = Два
portals-three = Три
portals-four = Четыре
portals-six = Шесть
portals-note = Территории с порталом граничат друг с другом, где бы они ни лежали. Их определяет жребий в начале партии, и их видят все.
setup-blizzards_number = Закрытых территорий
setup-blizzards_note = На территорию под метелью никто не входит, и никто ею не владеет всю партию. Кто владеет всеми открытыми землями континента, владеет континентом.
setup-layout_number = Число для жребия
setup-layout_note = От одного и того же числа порталы и метели лежат на карте одинаково. 0 — по зерну партии.

emblem-disc = круг
emblem-triangle = треугольник
emblem-square = квадрат
emblem-diamond = ромб
emblem-star = звезда
emblem-cross = крест
emblem-hourglass = песочные часы
emblem-heart = сердце

speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-rapid = Очень быстро
speed-instant = Мгновенно

## Menu over a game

menu-title = Меню игры
menu-resume = Вернуться
menu-settings = Настройки
menu-help = Правила и клавиши
menu-leave = Покинуть игру
menu-leave_kept = Партия сохранится: «Продолжить» в главном меню вернёт вас сюда же.
menu-leave_lost = В этой партии не играет ни один человек, поэтому она не сохранится.
menu-leave_for_sure = Покинуть

## Help

help-title = Правила и клавиши
help-rules = Правила
help-keys = Клавиши
help-done = Готово
help-search = Поиск
help-search_clear = Показать всё
help-show_again = Показать ещё раз: { $what }
help-show_again_tip = Щёлкните, чтобы посмотреть ещё раз.
help-nothing = Про «{ $what }» здесь ничего нет.
help-this_game = Эта партия
help-variant = { $name }: { $value }
help-mouse = Мышью можно делать то же самое: щелчок — выбрать, перетаскивание — сдвинуть карту, колесо — приблизить или отдалить. Tab переходит между кнопками и полями.

action-main = Золотая кнопка
action-end_phase = Завершить фазу
action-more = На одну больше
action-fewer = На одну меньше
action-much_more = На десять больше
action-much_fewer = На десять меньше
action-all = Все сразу
action-back = Назад или меню
action-undo = Отменить
action-blitz = Биться до конца
action-cards = Показать карты
action-mark = Пометить место для себя
action-mark_all = Пометить исключённое
action-next_target = Следующая территория
action-previous_target = Предыдущая территория
action-why = Почему сделан последний ход
action-hint = Попросить совета
action-pan_up = Карту вверх
action-pan_down = Карту вниз
action-pan_left = Карту влево
action-pan_right = Карту вправо
action-zoom_in = Приблизить
action-zoom_out = Отдалить
action-zoom_reset = Вся карта
action-help = Правила и клавиши
action-settings = Настройки
action-fullscreen = Во весь экран или в окне
action-mute = Звук вкл. или выкл.
action-text_view = Стол текстом или рисунком

key-ctrl = Ctrl
key-space = Space
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-delete = Del
key-insert = Ins
key-home = Home
key-end = End
key-page_up = Page Up
key-page_down = Page Down
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-plus = +
key-minus = −

## Result

result-winner = Победа: { $name }
result-winners = Победу делят { $names } и { $last }
result-draw = Ничья: { $names } и { $last }
result-no_winner = Победителя нет
result-rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
result-facts = { $rounds } · зерно { $seed }
result-place = Итог
result-player = Игрок
result-rematch = Реванш
result-to_setup = Изменить настройку
result-to_title = В главное меню

## Notices

notice-dismiss = Скрыть
notice-unkept = Сохранять некуда: { $problem }. Играть можно, но настройки, сохранения и повторы проживут лишь до выхода.
notice-settings_damaged = Часть настроек не удалось прочитать, им возвращены исходные значения ({ $reason }). Прежний файл сохранён как { $file }.
notice-setup_damaged = Последнюю настройку партии не удалось прочитать, поэтому взята классическая ({ $reason }). Прежний файл сохранён как { $file }.
