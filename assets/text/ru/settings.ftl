### The words of the settings: their pages, the palettes, and binding keys. Values in braces are filled in by the program.

settings-title = Настройки
settings-done = Готово
settings-defaults = Вернуть исходные значения

settings-tab_display = Экран
settings-tab_sound = Звук
settings-tab_play = Игра
settings-tab_keys = Клавиши
settings-tab_access = Доступность

## Display

settings-language = Язык
settings-language_system = Как в системе: { $name }
settings-text_size = Размер текста
settings-fullscreen = На весь экран
settings-pieces = Фигуры настольных игр
settings-pieces_pictures = Рисунки
settings-pieces_characters = Иероглифы
settings-pieces_letters = Буквы
settings-coordinates = Названия рядов и столбцов у края доски
settings-palette = Цвета игроков
settings-palette_note = У каждого игрока кроме цвета есть знак. Все цвета различимы при любом цветовом зрении.

## Sound

settings-music = Фон
settings-effects = Эффекты
settings-muted = Выключить весь звук
settings-by_key = { $key } делает то же в любую минуту.

## Play

settings-speed = Скорость ходов
settings-speed_note = Как долго видны кубики, марши и объявления: от вдвое медленнее до восьмикратной скорости. «Мгновенно» — только итог.

settings-confirm_moves = Подтверждать ходы на доске
settings-confirm_moves_note = Передвинутая фигура ходит только после того, как вы подтвердите ход пробелом или кнопкой.

settings-guidance = Подсказки новичкам
settings-guidance_note = Несколько слов о том, что делать: каждая подсказка появится один раз, рядом с тем, о чём она.
settings-guide_again = Показать все подсказки снова

## Access

settings-text_view = Стол текстом
settings-text_view_note = Стол не рисуется, а описан строками и кнопками: для экранного диктора и клавиатуры.
settings-reduced_motion = Меньше движения
settings-reduced_motion_note = Ничто не плывёт, не катится, не скользит и не мигает; всё меняется сразу.
settings-text_sample = Камчатка держится против трёх армий.

## Keys

keys-table = За столом
keys-map = Карта
keys-everywhere = Везде
keys-hint = Клавиша: { $key }
keys-note = Выберите клавишу, затем нажмите ту, которая её заменит.
keys-press = Нажмите клавишу
keys-cancel_note = Esc оставляет всё как было.
keys-none = нет
keys-change = { $action }: изменить { $key }
keys-add = { $action }: добавить клавишу
keys-reset = { $action }: вернуть { $keys }
keys-reset_all = Вернуть все клавиши
keys-taken = { $key } сейчас делает «{ $other }». Отдать эту клавишу действию «{ $action }»?
keys-take = Отдать
keys-leave = Оставить как есть

## Palettes and their colours

palette-okabe_ito = Яркая
palette-okabe_ito_note = Чистые цвета по Окабэ и Ито
palette-medium_contrast = Приглушённая
palette-medium_contrast_note = Три цвета, светлые и тёмные, по Толу
palette-lightness = От светлого к тёмному
palette-lightness_note = Цвета различимы и без цвета, как в печати
color-blue = Синий
color-vermilion = Алый
color-green = Зелёный
color-yellow = Жёлтый
color-purple = Пурпурный
color-white = Белый
color-violet = Фиолетовый
color-mint = Мятный
color-pink = Розовый
color-dark_blue = Тёмно-синий
color-light_yellow = Светло-жёлтый
color-dark_red = Тёмно-красный
color-light_blue = Голубой
color-dark_yellow = Тёмно-жёлтый
color-light_red = Светло-красный
color-indigo = Индиго
color-jade = Нефритовый
color-plum = Сливовый
color-lime = Лаймовый
color-teal = Бирюзовый
