### The words of Alea's table and its setup.

lobby-line-alea = Пускайте кубики в дело на картах снаряжения: в одной дуэли или в целом испытании.
lobby-seats-alea = Вы против врага
lobby-length-alea = 5–30 минут

alea-round = Раунд { $n }
alea-rules = Другие правила
alea-rules-line = Другие правила: { $name }: { $text }
alea-end_turn = Завершить ход
alea-hp = { $n } / { $most } ОЗ
alea-hp_after = { $now }, затем { $n }
alea-hp_told = { $name }: { $n } из { $most } ОЗ
alea-limit = Предел { $n } / { $after }
alea-limit_full = Предел готов
alea-limit_note = Шкалу заполняет каждое потерянное ОЗ. Когда она полна, предел можно применить, и шкала снова пуста.
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
alea-dock-watching_note = Наблюдайте или переходите сразу дальше.
alea-dock-over = Бой окончен
alea-advice-begin = Перетащите кубик на карту или нажмите его номер и букву карты. Наведите на карту, чтобы увидеть её действие.
alea-advice-die = Выберите подсвеченную карту для этого кубика.
alea-advice-card = Выберите кубик для этой карты: подходящие отмечены ниже.
alea-advice-text = Нажмите номер того, что хотите сделать, или завершите ход.
alea-advice-done = Кубиков не осталось. Завершите ход или примените карту, которой они не нужны.
alea-advice-end = Кубиков не осталось, и ни одну карту без них не применить: завершите ход.

## Cards

alea-card-use = В ход
alea-card-used = уже применена
alea-card-spent = израсходована
alea-card-shocked = шок: нужен кубик
alea-card-away = украдена
alea-card-passed_over = не выбрана
alea-card-waiting = не готова
alea-card-passive = действует сама
alea-card-weakened = ослаблена
alea-card-borrowed = на этот ход
alea-card-once = раз за бой
alea-card-unlimited = сколько угодно раз
alea-card-times = ещё { $n } в этом ходу
alea-card-times_a_turn = раз за ход: { $n }
alea-card-plus = улучшена
alea-card-minus = в слабой форме
alea-card-skill = навык
alea-card-limit = предел
alea-slot-even = чёт
alea-slot-odd = неч.
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
alea-takes-countdown = берёт любые кубики, пока не наберётся { $n }; осталось { $left }
alea-takes-free = кубик не нужен
alea-takes-passive = действует сама

## What an action would do

alea-preview-place = { $die } на карту «{ $card }»
alea-offer = Кубик { $die }: { $what }
alea-preview-use = Применить «{ $card }»
alea-preview-harm = { $name }: −{ $n } ОЗ
alea-preview-heal = { $name }: +{ $n } ОЗ
alea-preview-shield = { $name }: щит принимает { $n }
alea-preview-status = { $name }: { $status } { $sign }{ $n }
alea-preview-dice = вы получаете: { $dice }
alea-preview-passed = { $name }: в следующий ход ещё кубик, { $die }
alea-preview-counted = до конца отсчёта ещё { $n }
alea-preview-freed = освобождает карту
alea-preview-back = не подходит и вернётся
alea-preview-dodged = враг уклонится
alea-preview-ends = ваш ход закончится
alea-preview-falls = { $name } погибает
alea-preview-deadly = Это может вас убить.
alea-preview-nothing = само по себе ничего не делает
alea-preview-fizzles = сорвётся
alea-preview-more = остальное решит случай
alea-preview-random_die = вы получите случайный кубик
alea-preview-split = вы получите два кубика, разделённые случайно
alea-preview-copy_own = случайная ваша карта будет скопирована на этот ход
alea-preview-copy_foe = случайная карта врага будет скопирована на этот ход
alea-preview-steal = будет украдена случайная карта врага
alea-preview-chance = { $percent } %: { $what }

## What floats over fighters, and banners

alea-float-status = { $status } { $amount }
alea-float-passed = отдан
alea-float-vanished = исчезает
alea-float-fizzled = сорвалось
alea-float-dodged = уклонение
alea-float-survived = живучесть
alea-float-back = не подходит
alea-float-stolen = кража
alea-float-copied = копия
alea-float-offered = выбор
alea-banner-turn = { $name }
alea-banner-won = Победа: { $name }
alea-luck-title = Удача
alea-luck-title_note = На сколько очков выпало больше, чем в среднем у честных кубиков. Большие числа не всегда лучшие.
alea-luck-dice = Брошено кубиков
alea-luck-dice_note = Сколько кубиков брошено, считая перебросы по картам
alea-luck-pips = Очки
alea-luck-pips_note = Сколько очков выпало и сколько выпадает в среднем на стольких честных кубиках
alea-luck-above = Удача
alea-luck-above_note = Очки сверх среднего
alea-luck-share = Удачливее, чем
alea-luck-share_note = Доля партий со столькими же бросками, в которых кубики покажут меньше
alea-luck-shown = { $pips } (сред. { $expected })
alea-luck-percent = { $share } %
alea-luck-verdict = Кубики были за игрока { $name }: на { $pips } очка больше среднего, удачливее, чем в { $share } % таких партий.
alea-luck-verdict_none = Кубики никому не подыгрывали.
alea-recap-dealt = отнимает у вас ОЗ: { $dealt }
alea-recap-inflicted = накладывает на вас: { $status } { $n }
alea-recap-used = применяет: { $cards }
alea-recap-healed = возвращает ОЗ: { $healed }
alea-recap-gained = получает: { $status } { $n }
alea-replay-won = Победа: { $name }
alea-replay-beaten = Бой { $n }, побеждён противник: { $enemy }
alea-replay-through = Испытание пройдено
alea-replay-fallen = Поражение, победил противник: { $enemy }
alea-banner-nobody = Победителя нет

## The log

alea-log-turn = Раунд { $round }: { $name }
alea-log-rolls = Бросок
alea-log-rolled = { $die }
alea-log-face = { $value }
alea-log-face_down = ?
alea-log-lies = { $face }
alea-log-burning = { $face } (горит)
alea-log-locked = { $face } (заперт)
alea-log-burning_locked = { $face } (горит) (заперт)
alea-log-gets_die = получает { $die }
alea-log-frozen = старший кубик замерзает до 1
alea-log-offered = может использовать в этот ход: { $card }
alea-log-marked_burning = он загорается
alea-log-marked_locked = он заперт
alea-log-vanished = кубики { $value } исчезают
alea-log-turned = открывает { $value }
alea-log-turned_back = открывает { $value }: не подходит и возвращается
alea-log-counted = { $card }: до конца отсчёта ещё { $left }
alea-log-uses = { $card }: { $dice }
alea-log-uses_no_dice = { $card }
alea-log-fizzled = из-за проклятия не срабатывает
alea-log-dodged = { $name } уклоняется
alea-log-hurt = { $name } −{ $hp } ОЗ
alea-log-hurt_shield = { $name } −{ $hp } ОЗ, щит −{ $shield }
alea-log-poisoned = Яд: { $name } −{ $hp } ОЗ
alea-log-burnt = горящий кубик: { $name } −{ $hp } ОЗ
alea-log-burnt_shield = горящий кубик: { $name } −{ $hp } ОЗ, щит −{ $shield }
alea-log-pricked = шипы: { $name } −{ $hp } ОЗ
alea-log-pricked_shield = шипы: { $name } −{ $hp } ОЗ, щит −{ $shield }
alea-log-paid = { $name } платит { $hp } ОЗ
alea-log-suffered = { $status }: { $name } −{ $hp } ОЗ
alea-log-passed = { $name } отдаёт { $value }
alea-log-absorbed = { $name }: щит −{ $shield }
alea-log-survived = { $name } остаётся с 1 ОЗ
alea-log-healed = { $name } +{ $hp } ОЗ
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
alea-graph-show_note = Рисует, что можно было сделать вместо этого и к чему это привело бы.
alea-graph-title = Раунд { $round }, { $name }: из чего был выбор
alea-graph-searching = Ход продумывается ещё раз, чтобы его нарисовать…
alea-graph-counts = Нарисовано позиций: { $shown } из { $all }
alea-graph-legend = Золотым — то, что выбрано, остальное выбрано не было. Каждый шаг говорит, что делается, что это даёт, какие кубики и сколько ОЗ остаётся и чего стоил бы весь ход до конца: в ОЗ, отнятых у противника, за вычетом того, чем за это платят.
alea-graph-keys = Колесо меняет масштаб, перетаскивание сдвигает, двойной щелчок показывает всё нарисованное.
alea-graph-plan = План
alea-graph-move = Это действие
alea-graph-moves = Каждое действие
alea-graph-all = Всё
alea-graph-plan_note = Что делать до конца хода, что бы ни выпало.
alea-graph-move_note = Что выбрано и что можно было сделать вместо этого — до броска или до конца хода.
alea-graph-moves_note = План и по три замены каждому его действию с тем, что было бы дальше.
alea-graph-all_note = Все рассмотренные позиции.
alea-graph-told = Рисунок того, что можно было сделать
alea-graph-now = Сейчас
alea-graph-by_chance = { $what } ({ $percent } %)
alea-graph-chance = решает случай
alea-graph-ends = здесь ход окончен
alea-graph-no_dice = кубиков нет
alea-graph-hp = { $n } ОЗ
alea-graph-chosen = выбрано
alea-graph-equal = не хуже
alea-graph-worth = стоит { $n } ОЗ
alea-graph-worth_mean = стоит { $n } ОЗ в среднем
alea-graph-worth_least = стоит { $n } ОЗ или больше
alea-graph-wins = победа в бою
alea-graph-wins_by_chance = победа в { $percent } % случаев
alea-graph-loses = поражение в бою
alea-graph-loses_by_chance = поражение в { $percent } % случаев
alea-graph-method = Как это считается: каждому ходу даются очки за то, что он делает и что оставляет. Играется линия, у которой их больше всего.
alea-graph-value = Очков от решения до конца хода: { $n }; каждое ОЗ, отнятое у противника, даёт { $unit }.
alea-graph-earned = Из них по пути сюда: { $n }
alea-graph-mean = В среднем по всему испробованному: { $n }
alea-graph-visits =
    { $n ->
        [one] Испробовано { $n } раз
        [few] Испробовано { $n } раза
       *[many] Испробовано { $n } раз
    }
alea-graph-end = Если закончить ход здесь: { $n }

## Statuses

status-poison = яд
status-burn = горение
status-freeze = заморозка
status-shock = шок
status-weaken = слабость
status-blind = слепота
status-lock = замок
status-curse = проклятие
status-silence = немота
status-vanish = исчезновение
status-shield = щит
status-reduce = броня
status-dodge = уклонение
status-thorns = шипы
status-fury = ярость
status-re-equip = перезарядка
status-survive = живучесть
alea-note-poison = В начале хода стоит { $n } ОЗ, мимо щита; затем яда на один меньше.
alea-note-burn =
    { $n ->
        [one] Загорится { $n } следующий кубик: прикосновение стоит 2 ОЗ.
        [few] Загорятся { $n } следующих кубика: прикосновение стоит 2 ОЗ.
       *[many] Загорятся { $n } следующих кубиков: прикосновение стоит 2 ОЗ.
    }
alea-note-freeze =
    { $n ->
        [one] Старший кубик станет единицей.
        [few] { $n } старших кубика станут единицами.
       *[many] { $n } старших кубиков станут единицами.
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
        [one] { $n } следующая карта против этого бойца ничего не сделает.
        [few] { $n } следующие карты против этого бойца ничего не сделают.
       *[many] { $n } следующих карт против этого бойца ничего не сделают.
    }
alea-note-thorns = Кто нападёт на этого бойца, получит { $n } урона.
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
status-poison-text = каждая единица отнимает 1 ОЗ в начале хода, мимо щита; затем её на одну меньше.
status-burn-text = за каждую единицу загорится один кубик следующего броска; прикосновение к нему стоит 2 ОЗ.
status-freeze-text = каждая единица превращает старший кубик в 1.
status-shock-text = каждая единица выводит из строя случайную карту, пока на неё не потратят кубик.
status-weaken-text = за каждую единицу одна случайная карта один ход действует слабее.
status-blind-text = за каждую единицу один кубик следующего броска ляжет лицом вниз; его числа не узнать, пока он не применён.
status-lock-text = каждая единица запирает на ход один кубик, начиная с первого.
status-curse-text = каждое применение карты срывается в половине случаев; это снимает одно проклятие.
status-silence-text = навык и предел не работают.
status-vanish-text = кубики с одинаковым числом исчезают.
status-shield-text = принимает столько урона, сколько в нём единиц; держится, пока не кончится.
status-reduce-text = каждая единица ослабляет любой удар на 1, до следующего хода.
status-dodge-text = за каждую единицу одна карта против этого бойца ничего не сделает.
status-thorns-text = кто нападёт, получит 1 урон за каждую единицу.
status-fury-text = за каждую единицу одна из следующих карт сработает дважды с теми же кубиками.
status-re-equip-text = за каждую единицу одна из следующих карт после применения останется готовой.
status-survive-text = следующий смертельный удар оставит 1 ОЗ.

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
alea-setup-watch_note = Тогда за героя играет тот же соперник.
alea-setup-modifiers = Другие правила
alea-setup-modifiers_chosen = Другие правила: { $n }
alea-setup-modifiers_note = Что будет не так, как обычно; сочетать можно любые. Щелчок выбирает, второй отменяет.
alea-setup-facts = { $hp } ОЗ, { $dice }
alea-setup-fault_content = Карты и бойцов Alea не удалось прочитать.
alea-innate-goes_first = Ходит первым.
alea-innate-growing_dice = С каждым ходом бросает на кубик больше.
alea-innate-immune = Неуязвимость: { $element }.
alea-innate-weak = Слабость: { $element }. Получает вдвое больше.
alea-innate-strong = Стойкость: { $element }. Получает вдвое меньше.
alea-innate-absorbs = Поглощает: { $element }. Это его лечит.
alea-element-fire = огонь
alea-element-ice = лёд
alea-element-shock = шок
alea-element-poison = яд

## What happened, as the headless log has it besides

alea-event-rolls = бросок: { $die }
alea-event-face_down = кубик лицом вниз
