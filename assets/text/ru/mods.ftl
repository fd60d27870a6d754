### Mods: their page, and what is said when their folders change.

title-mods = Моды
mods-title = Моды
mods-line = Карты, состояния, противники и герои для Alea, сделанные игроками.
mods-reading = Чтение…
mods-back = Назад
mods-new = Новый мод
mods-folder = Открыть папку
mods-its_folder = Его папка
mods-opening_failed = Отсюда открыть не удалось. Вот где это лежит: { $path }.
mods-list = В порядке чтения
mods-order = Если два мода меняют одно и то же, побеждает прочитанный позже. То, что нужно моду, всегда читается раньше него.
mods-none = Пока ни одного.
mods-begin = Создать мод
mods-begin_note = Мод — это папка с текстовыми файлами. Создайте её здесь: в ней будет готовое оружие, состояние или герой, меняйте их как угодно. Сохранённое действует сразу.
mods-use = Включить мод { $name }
mods-own = в вашей папке
mods-beside = поставляется с игрой
mods-state-on = включён
mods-state-needed = включён: нужен моду { $name }
mods-state-off = выключен
mods-state-broken = сломан
mods-state-missing = не включён: чего-то не хватает
mods-state-full = не включён: модов слишком много
mods-state-faulty =
    { $n ->
        [one] включён, но { $n } ошибка
        [few] включён, но { $n } ошибки
       *[many] включён, но { $n } ошибок
    }
mods-conflicts =
    { $n ->
        [one] { $n } конфликт
        [few] { $n } конфликта
       *[many] { $n } конфликтов
    }
mods-turn_on = Включить
mods-turn_off = Выключить
mods-earlier = Читать раньше
mods-later = Читать позже
mods-broken_note = Его mod.ron не читается, поэтому неизвестно, для чего его файлы.
mods-circle_note = Его нельзя поставить после того, что ему нужно.
mods-full_note = Модов одновременно действует не больше { $most }. Выключите другой, и включится этот.
mods-missing_note = Ему нужно: { $names }. Положите это в папку модов или выключите мод.
mods-faulty_note = Всё остальное действует. Сохраните файл, и он будет прочитан снова.
mods-facts = Версия { $version }, авторы: { $authors }. { $licence }. Для Рубикона { $game }.
mods-depends = Нужно: { $names }.
mods-faults =
    { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
       *[many] { $n } ошибок
    }
mods-faults_note = Ошибочное пропускается.
mods-fault = Ошибка
mods-warnings =
    { $n ->
        [one] { $n } предупреждение
        [few] { $n } предупреждения
       *[many] { $n } предупреждений
    }
mods-warnings_note = Из-за предупреждения ничего не пропускается.
mods-warning = Предупреждение
mods-place = { $file }, строка { $line }, столбец { $column }
mods-remedy = → { $remedy }
mods-cards = Карты
mods-statuses = Состояния
mods-heroes = Герои
mods-modifiers = Изменения правил
mods-maps = Карты «Завоевания»
mods-drop_later = Мод, брошенный на окно, рассматривается в главном зале.
mods-arrival_none = Это не мод, которым можно пользоваться
mods-arrival_new = Новый мод. Он попадёт в вашу папку модов и сразу будет включён.
mods-arrival_there = Мод с таким идентификатором у вас уже есть. Этот займёт его место.
mods-arrival_faulty = В нём есть ошибки, и в вашу папку модов он не попадёт.
mods-install = Поставить
mods-replace = Заменить старый
mods-arrival_leave = Не надо
mods-installed = { $name } теперь в вашей папке модов.
mods-remove = Удалить…
mods-remove_title = Удалить { $name }?
mods-remove_note = Его папка исчезнет из ваших модов. Бои, сохранённые с ним, без него не продолжить.
mods-remove_yes = Удалить
mods-remove_keep = Оставить
mods-removed = { $name } больше не в вашей папке модов.
mods-enemies = Противники
mods-new_thing = новое
mods-replaces_shipped = вместо игрового
mods-replaces_mod = вместо того, что в моде { $name }
mods-replaced_by = заменено модом { $name }
mods-template = С чего начать
mods-template-weapon = Оружие
mods-template-weapon_note = Две карты, у одной сценарий в отдельном файле, и противник с ними.
mods-template-status = Состояние
mods-template-status_note = Два состояния, карты, которые их накладывают, и противник с этими картами.
mods-template-hero = Герой
mods-template-hero_note = Герой с оружием, умением и пределом.
mods-id = Идентификатор
mods-id_hint = например, red-hammer
mods-name = Название
mods-make = Создать
mods-forget = Отмена

mods-bench = Верстак
mods-try = Испытать
mods-try_name = Испытать на верстаке: { $name }

## The bench

bench-title = Верстак
bench-line = Что делают карты, состояния, бойцы и правила и что противники сделали бы с картой.
bench-back = Назад
bench-cards = Карты
bench-list = Что есть
bench-kind-statuses = Состояния
bench-kind-fighters = Бойцы
bench-kind-rules = Правила
bench-nothing_picked = Ничего не выбрано
bench-not_found = Здесь ничто не говорит о «{ $what }».
bench-dealt_by = Карты, которые с этим связаны
bench-limit_after = Предел готов, когда потеряно { $hp } ОЗ.
bench-growth = Победа { $n } в испытании: +{ $hp } ОЗ, ещё { $dice }
bench-rule-hero_first = Каждый раунд начинает герой.
bench-rule-enemy_first = Каждый раунд начинает противник.
bench-rule-uses = Использований карты за ход: не больше { $n }
bench-rule-uses_fight = Каждую карту можно использовать один раз за бой.
bench-rule-both = Оба
bench-rule-hero = Герой
bench-rule-enemy = Противник
bench-rule-hp = { $who }: { $hp } % ОЗ
bench-rule-dice = { $who }: кубиков за ход { $dice }
bench-search = Поиск
bench-none = Без карты
bench-minus = − слабая
bench-base = обычная
bench-plus = + сильная
bench-does = Что она делает с каждым кубиком
bench-does_note = Посчитано при чтении карты; в бою скрипты не выполняются.
bench-plans = В руках каждого противника
bench-die = На кубике { $n } выпало { $value }; щелчок повернёт его
bench-fewer = На кубик меньше
bench-more = На кубик больше
bench-roll_dice = Бросить кубики
bench-against = Против
bench-progress = Подумали { $n } из { $all } противников
bench-use_it = Применили бы сейчас { $n } из { $all } противников
bench-boss = Босс
bench-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
bench-uses = применит
bench-leaves = не применит
bench-left = Оставлено дома, чтобы хватило места: { $names }
bench-never_acts = С этой картой до хода дело не доходит.
bench-used = применяется
bench-counted = отсчитано
bench-at_start = в начале хода
bench-at_end = в конце хода
bench-sum = сумма { $n }
bench-or_more = { $n } или больше
bench-when_used = применений в этом ходу: { $n }
bench-when_used_once = уже применена в этом ходу
bench-when_used_fight = применений в этом бою: { $n }
bench-when_used_fight_once = уже применена в этом бою
bench-when_own = на себе: { $status } { $n }
bench-when_foe = на сопернике: { $status } { $n }
bench-nothing = ничего
bench-attack = атака на { $n }
bench-pierce = атака на { $n } мимо щита
bench-drain = атака на { $n } с лечением на отнятое
bench-heal = лечение на { $n } ОЗ
bench-heal_sum = лечение, ОЗ: { $n }
bench-lose = потеря { $n } ОЗ
bench-lose_sum = потеря ОЗ: { $n }
bench-give = кубик { $n }
bench-roll = случайный кубик
bench-split = два кубика с суммой { $n }
bench-gain = { $status } +{ $n } себе
bench-inflict = { $status } +{ $n } сопернику
bench-cure = { $status } −{ $n } у себя
bench-strip = { $status } −{ $n } у соперника
bench-hasten = свои отсчёты ближе на { $n }
bench-copy_own = копия случайной своей карты на этот ход
bench-copy_foe = копия случайной карты соперника на этот ход
bench-steal = случайная карта соперника взаймы; в следующий ход он без неё
bench-end_turn = конец хода
bench-flee = бегство и поражение в бою
bench-bonus = очки для компьютерных игроков: { $n }
bench-one_of = случайно: { $list }
bench-or = { " " }— или —{ " " }
bench-rest = остаток от деления { $a } на { $b }
bench-smaller = меньшее из { $a } и { $b }
bench-larger = большее из { $a } и { $b }
bench-and = { $a } и { $b }
bench-either = { $a } или { $b }
bench-when = { $a }, если { $condition }, иначе { $b }
bench-statuses = Состояния
bench-worth = Одна единица стоит носителю { $foe } ОЗ, если её наложил противник, и { $own }, если он сам (± { $error }); ниже 0 — помогает. Найдено в боях с ней и без неё.
bench-worth_said = Одна единица стоит носителю { $hp } ОЗ, как сказал автор; ниже 0 — помогает.
bench-moment-at_fight_start = В начале боя
bench-moment-at_fight_end = После победы
bench-moment-at_start = В начале хода
bench-moment-at_roll = После броска
bench-moment-at_end = В конце хода
bench-moment-on_inflict = Когда прибавляется
bench-moment-on_remove = Когда убавляется
bench-moment-on_use = За каждую карту
bench-moment-on_roll = За каждый выпавший кубик
bench-moment-on_place = За каждый выложенный кубик
bench-moment-on_change = За каждый изменённый кубик
bench-moment-before_deal = Перед своим ударом
bench-moment-before_hurt = Перед ударом по носителю
bench-moment-on_deal = Когда удар отнял ОЗ
bench-moment-on_hurt = При потере ОЗ
bench-moment-on_heal = При лечении
bench-moment-on_dodge = После уворота
bench-moment-on_countdown = Когда идёт отсчёт
bench-large-dealt = уже отнятые ОЗ
bench-large-amount = величина
bench-large-own_count = своё состояние «{ $status }»
bench-large-foe_count = состояние врага «{ $status }»
bench-pass_die = высший кубик переходит к противнику
bench-burn_die = он загорается
bench-lock_die = он запирается
bench-offers = Затем можно использовать одну из них: { $names }.
bench-change_damage = урон меняется на { $n }
bench-large-cards_used = число карт, использованных за ход
bench-again_own = повторяет действие своей последней карты
bench-again_foe = повторяет действие последней карты противника
bench-large-own_hp = свои ОЗ
bench-large-foe_hp = ОЗ соперника
bench-large-own_lost_hp = свои потерянные ОЗ
bench-large-foe_lost_hp = потерянные ОЗ соперника
bench-large-own_shield = свой щит
bench-large-foe_shield = щит соперника
bench-large-dice_sum = сумма своих свободных кубиков
bench-large-dice_count = число своих свободных кубиков
bench-large-odd_dice = число своих свободных нечётных кубиков
bench-large-even_dice = число своих свободных чётных кубиков
bench-large-round = раунд

## What changed in the folders

mods-news-new = Новый мод { $name }, он включён.
mods-news-new_off = Новый мод { $name }. Включите его на странице модов.
mods-news-changed = Мод { $name } прочитан заново. Идущий бой сохраняет свои карты, новые будут в следующем.
mods-news-gone = Мода { $name } больше нет в папке модов.
mods-news-fault = { $name }: { $problem }
mods-news-warning = { $name }, предупреждение: { $problem }
mods-news-more =
    { $n ->
        [one] (и ещё { $n } на странице модов)
       *[other] (и ещё { $n } на странице модов)
    }
mods-enemy_gone = Этот противник из мода, который не включён. Выберите другого.
mods-damaged = Список модов не удалось прочитать ({ $reason }); он отложен как { $file }.
