### The words of Alea's table and its setup.

lobby-line-alea = Кубики пускают в дело карты снаряжения: дуэль или целое испытание.
lobby-seats-alea = 1 место против противника
lobby-length-alea = 5 минут дуэль, 30 — испытание

alea-round = Раунд { $n }
alea-end_turn = Завершить ход
alea-hp = { $n } / { $most } ОЗ
alea-hp_after = { $now }, затем { $n }
alea-hp_told = { $name }: { $n } из { $most } ОЗ
alea-limit = Предел { $n } / { $after }
alea-limit_full = Предел готов
alea-limit_note = Шкалу заполняют потерянные ОЗ. Когда она полна, предел можно применить; это её опустошает.
alea-status_told = { $name } { $n }
alea-count-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
alea-die = Кубик { $n }
alea-die_hidden = Кубик лицом вниз
alea-die_burning = горит: прикосновение стоит 2 ОЗ
alea-die_locked = заперт на этот ход
alea-die_frozen = заморожен до 1

## The dock

alea-dock-turn = Осталось: { $dice }
alea-dock-waiting = Ходит { $name }
alea-dock-waiting_note = Наблюдайте или переходите сразу к своему ходу.
alea-dock-over = Исход решён
alea-advice-begin = Перетащите кубик на карту или нажмите его номер и букву карты. Наведите на карту, чтобы увидеть её действие.
alea-advice-die = Выберите подсвеченную карту для этого кубика.
alea-advice-card = Выберите кубик для этой карты: подходящие отмечены ниже.
alea-advice-text = Нажмите номер того, что хотите сделать, или завершите ход.
alea-advice-done = Кубиков не осталось. Завершите ход или примените карту, которой они не нужны.

## Cards

alea-card-use = В ход
alea-card-used = применена в этом ходу
alea-card-spent = израсходована в этом бою
alea-card-shocked = шок: освободит любой кубик
alea-card-away = украдена
alea-card-waiting = не готова
alea-card-passive = действует сама
alea-card-weakened = ослаблена
alea-card-borrowed = на этот ход
alea-card-once = раз за бой
alea-card-unlimited = сколько угодно раз
alea-card-times = ещё { $n } в этом ходу
alea-card-plus = улучшена
alea-card-minus = в слабой форме
alea-card-skill = навык
alea-card-limit = предел
alea-slot-even = чёт
alea-slot-odd = нечет
alea-takes-any = берёт любой кубик
alea-takes-even = берёт 2, 4 или 6
alea-takes-odd = берёт 1, 3 или 5
alea-takes-exactly = берёт только { $n }
alea-takes-at_most = берёт кубик не больше { $n }
alea-takes-at_least = берёт кубик не меньше { $n }
alea-takes-bonus = берёт любой кубик, считая его на { $n } больше
alea-takes-doubles = берёт два равных кубика
alea-takes-total = берёт два кубика с суммой { $n }
alea-takes-pair = берёт любые два кубика
alea-takes-countdown = берёт любые кубики до суммы { $n }; осталось { $left }
alea-takes-free = кубик не нужен
alea-takes-passive = действует сама

## What an action would do

alea-preview-place = { $die } на «{ $card }»
alea-offer = Кубик { $die }: { $what }
alea-preview-use = Применить «{ $card }»
alea-preview-harm = { $name }: −{ $n } ОЗ
alea-preview-heal = { $name }: +{ $n } ОЗ
alea-preview-shield = { $name }: щит принимает { $n }
alea-preview-status = { $name }: { $status } { $sign }{ $n }
alea-preview-dice = вы получаете: { $dice }
alea-preview-counted = до конца отсчёта ещё { $n }
alea-preview-freed = освобождает карту
alea-preview-back = не подходит и вернётся
alea-preview-dodged = от удара уклонятся
alea-preview-ends = ваш ход закончится
alea-preview-falls = { $name } погибает
alea-preview-deadly = Это может вас убить.
alea-preview-nothing = само по себе ничего
alea-preview-fizzles = сорвётся
alea-preview-more = и дальше решает случай
alea-preview-random_die = придёт случайный кубик
alea-preview-split = придут два кубика, разделённые случайно
alea-preview-copy_own = копия случайной вашей карты на этот ход
alea-preview-copy_foe = копия случайной карты соперника на этот ход
alea-preview-steal = кража случайной карты соперника
alea-preview-chance = { $percent } %: { $what }

## What floats over fighters, and banners

alea-float-vanished = исчезает
alea-float-fizzled = сорвалось
alea-float-dodged = уклонение
alea-float-survived = живучесть
alea-float-back = не подходит
alea-float-stolen = кража
alea-float-copied = копия
alea-banner-turn = { $name }
alea-banner-won = Победа: { $name }
alea-luck-title = Удача
alea-luck-title_note = На сколько очков выпало больше, чем в среднем у честных кубиков. Большие числа не всегда лучшие.
alea-luck-dice = Брошено кубиков
alea-luck-dice_note = Брошенные кубики, вместе с перебросами по картам
alea-luck-pips = Очки
alea-luck-pips_note = Сколько очков выпало и сколько выпадает в среднем на стольких честных кубиках
alea-luck-above = Удача
alea-luck-above_note = Очки сверх ожидаемого
alea-luck-share = Удачливее, чем
alea-luck-share_note = Доля партий со столькими же бросками, в которых кубики покажут меньше
alea-luck-shown = { $pips } (сред. { $expected })
alea-luck-percent = { $share } %
alea-luck-verdict = Кубики были за игрока { $name }: на { $pips } очка больше среднего, удачливее, чем в { $share } % таких партий.
alea-luck-verdict_none = Кубики никому не подыгрывали.
alea-recap-dealt = наносит вам урон: { $n }
alea-recap-inflicted = накладывает на вас: { $status } { $n }
alea-recap-used = применяет: { $list }
alea-recap-healed = возвращает ОЗ: { $n }
alea-recap-gained = получает: { $status } { $n }
alea-replay-won = Победа: { $name }
alea-replay-beaten = Бой { $n }, побеждён противник: { $enemy }
alea-replay-through = Испытание пройдено
alea-replay-fallen = Поражение, победил противник: { $enemy }
alea-banner-nobody = Победителя нет

## The log

alea-log-turn = Раунд { $round }: { $name }
alea-log-rolls = Бросок
alea-log-burning = горит
alea-log-locked = заперт
alea-log-gets_die = получает { $die }
alea-log-frozen = старший кубик замерзает до 1
alea-log-vanished = кубики { $value } исчезают
alea-log-turned = открывает { $value }
alea-log-turned_back = открывает { $value }: не подходит и возвращается
alea-log-counted = отсчёт идёт, осталось { $left }
alea-log-uses = { $card }: { $dice }
alea-log-fizzled = проклятие всё срывает
alea-log-dodged = { $name } уклоняется
alea-log-hurt = { $name } −{ $n } ОЗ
alea-log-poisoned = Яд: { $name } −{ $n } ОЗ
alea-log-burnt = горящий кубик: { $name } −{ $n } ОЗ
alea-log-pricked = шипы: { $name } −{ $n } ОЗ
alea-log-paid = { $name } платит { $n } ОЗ
alea-log-absorbed = { $name }: щит −{ $n }
alea-log-shielded = { $text }, щит −{ $n }
alea-log-survived = { $name } остаётся с 1 ОЗ
alea-log-healed = { $name } +{ $n } ОЗ
alea-log-gains = { $name }: { $status } +{ $n }
alea-log-loses = { $name }: { $status } −{ $n }
alea-log-shocked = { $name }: карта под шоком
alea-log-freed = { $name }: карта снова свободна
alea-log-weakened = { $name }: карта ослаблена
alea-log-stolen = { $name } крадёт карту
alea-log-copied = { $name } копирует карту
alea-over-defeat = { $loser } погибает. Победа: { $winner }.
alea-over-flight = { $loser } бежит. Победа: { $winner }.
alea-over-rounds = Последний раунд окончен, победителя нет.

## The result

alea-figure-hp = ОЗ
alea-figure-hp_note = ОЗ обоих бойцов в начале каждого хода.
alea-figure-dealt = Нанесено урона
alea-figure-used = Карт применено

## The drawn graph

alea-graph-show = Показать граф
alea-graph-show_note = Рисует каждую позицию, рассмотренную перед этим ходом.
alea-graph-title = Что рассмотрел игрок { $name }, шаг { $step }
alea-graph-searching = Повторяем перебор, чтобы нарисовать…
alea-graph-counts = Нарисовано позиций: { $shown } из { $all }
alea-graph-legend = Золотом — план. Шестиугольник — случай, скруглённый конец — конец хода. Числа — очки с этого места.
alea-graph-keys = Колесо меняет масштаб, перетаскивание двигает, двойной щелчок показывает всё нарисованное.
alea-graph-plan = План
alea-graph-few = Лучшие 3
alea-graph-eight = Лучшие 8
alea-graph-all = Все
alea-graph-plan_note = Только запланированные действия со всеми исходами случая.
alea-graph-few_note = План и у каждого его действия три лучших варианта с тем, что было бы дальше.
alea-graph-eight_note = План и у каждого его действия восемь лучших вариантов с тем, что было бы дальше.
alea-graph-all_note = Все рассмотренные позиции.
alea-graph-told = Граф рассмотренных позиций
alea-graph-position = Позиция: { $n }
alea-graph-value = Очки с этого места: { $n }
alea-graph-mean = В среднем: { $n }
alea-graph-visits = Проб: { $n }
alea-graph-end = Очки за конец хода здесь: { $n }

## Statuses

alea-status-poison = яд
alea-status-burn = горение
alea-status-freeze = заморозка
alea-status-shock = шок
alea-status-weaken = слабость
alea-status-blind = слепота
alea-status-lock = замок
alea-status-curse = проклятие
alea-status-silence = немота
alea-status-vanish = исчезновение
alea-status-shield = щит
alea-status-reduce = броня
alea-status-dodge = уклонение
alea-status-thorns = шипы
alea-status-fury = ярость
alea-status-re_equip = перезарядка
alea-status-survive = живучесть
alea-note-poison = В начале хода теряет { $n } ОЗ мимо щита; затем яда на один меньше.
alea-note-burn =
    { $n ->
        [one] Загорится { $n } следующий кубик: прикосновение стоит 2 ОЗ.
        [few] Загорятся { $n } следующих кубика: прикосновение стоит 2 ОЗ.
       *[many] Загорятся { $n } следующих кубиков: прикосновение стоит 2 ОЗ.
    }
alea-note-freeze =
    { $n ->
        [one] Старший кубик станет единицей, { $n } раз.
        [few] Старший кубик станет единицей, { $n } раза.
       *[many] Старший кубик станет единицей, { $n } раз.
    }
alea-note-shock =
    { $n ->
        [one] { $n } случайная карта не работает, пока на неё не потратят кубик.
        [few] { $n } случайные карты не работают, пока на них не потратят по кубику.
       *[many] { $n } случайных карт не работают, пока на них не потратят по кубику.
    }
alea-note-weaken =
    { $n ->
        [one] { $n } случайная карта один ход действует слабее.
        [few] { $n } случайные карты один ход действуют слабее.
       *[many] { $n } случайных карт один ход действуют слабее.
    }
alea-note-blind =
    { $n ->
        [one] { $n } следующий кубик ляжет лицом вниз: его не узнать, пока он не применён.
        [few] { $n } следующих кубика лягут лицом вниз: их не узнать, пока они не применены.
       *[many] { $n } следующих кубиков лягут лицом вниз: их не узнать, пока они не применены.
    }
alea-note-lock =
    { $n ->
        [one] { $n } первым кубиком пользоваться нельзя.
       *[other] { $n } первыми кубиками пользоваться нельзя.
    }
alea-note-curse = Каждое применение карты срывается в половине случаев; срыв снимает одно проклятие.
alea-note-silence = Навык и предел не работают.
alea-note-vanish = Кубики с одинаковым числом исчезают.
alea-note-shield = Принимает следующий урон: { $n }; держится, пока не кончится.
alea-note-reduce = Каждый удар слабее на { $n } до следующего хода.
alea-note-dodge =
    { $n ->
        [one] { $n } следующая карта против него ничего не сделает.
        [few] { $n } следующие карты против него ничего не сделают.
       *[many] { $n } следующих карт против него ничего не сделают.
    }
alea-note-thorns = Кто на него нападёт, получит { $n }.
alea-note-fury =
    { $n ->
        [one] { $n } следующая карта сработает дважды с теми же кубиками.
        [few] { $n } следующие карты сработают дважды с теми же кубиками.
       *[many] { $n } следующих карт сработают дважды с теми же кубиками.
    }
alea-note-re_equip =
    { $n ->
        [one] { $n } следующая применённая карта останется готовой.
        [few] { $n } следующие применённые карты останутся готовыми.
       *[many] { $n } следующих применённых карт останутся готовыми.
    }
alea-note-survive = Следующий смертельный удар оставит 1 ОЗ.

## What statuses mean, for whoever reads a card.

alea-means = { $name }: { $meaning }
alea-means-poison = отнимает столько же ОЗ в начале хода, мимо щита; затем его на один меньше.
alea-means-burn = столько кубиков следующего броска загорится, и прикосновение стоит 2 ОЗ.
alea-means-freeze = столько раз превращает старший кубик в единицу.
alea-means-shock = столько случайных карт не работает, пока на них не потратят кубик.
alea-means-weaken = столько случайных карт один ход действует слабее.
alea-means-blind = столько кубиков следующего броска ляжет лицом вниз, и их не узнать, пока они не применены.
alea-means-lock = столькими первыми кубиками пользоваться нельзя.
alea-means-curse = каждое применение карты срывается в половине случаев; это снимает одно проклятие.
alea-means-silence = навык и предел не работают.
alea-means-vanish = кубики с одинаковым числом исчезают.
alea-means-shield = принимает столько же будущего урона; держится, пока не кончится.
alea-means-reduce = каждый удар слабее на столько до следующего хода.
alea-means-dodge = столько карт против него ничего не сделают.
alea-means-thorns = кто на него нападёт, получит столько же.
alea-means-fury = столько следующих карт сработает дважды с теми же кубиками.
alea-means-re_equip = столько следующих карт после применения останется готово.
alea-means-survive = следующий смертельный удар оставит 1 ОЗ.

## Setting up

alea-setup-line = Выберите, кто с кем сразится
alea-setup-hero = Герой
alea-setup-enemy = Противник
alea-setup-one_duel = Одна дуэль
alea-setup-random = Случайный противник, по зерну:
alea-setup-any = Любой
alea-setup-tier = Уровень { $n }
alea-setup-bosses = Боссы
alea-setup-brain = Кто играет
alea-setup-watch = Только смотреть
alea-setup-watch_note = За героя играет тот же соперник.
alea-setup-facts = { $hp } ОЗ, { $dice }
alea-setup-fault_content = Карты и бойцов Alea не удалось прочитать.
alea-innate-goes_first = Ходит первым.
alea-innate-growing_dice = Каждый ход бросает на кубик больше.
alea-innate-immune = Неуязвимость: { $element }.
alea-innate-weak = Слабость: { $element }, урон вдвое больше.
alea-innate-strong = Стойкость: { $element }, урон вдвое меньше.
alea-innate-absorbs = Поглощает: { $element }, это его лечит.
alea-element-fire = огонь
alea-element-ice = лёд
alea-element-shock = шок
alea-element-poison = яд

## What happened, as the headless log has it besides

alea-event-rolls = бросок: { $die }
alea-event-rolls_hidden = бросок: кубик лёг лицом вниз
alea-event-gets_hidden = получает кубик лицом вниз
alea-event-uses = { $card }
