### The words of Conquest's table.

lobby-line-conquest = Армии, кубики и карта мира: захватите её целиком — или то, чего требует миссия.
lobby-seats-conquest = От 2 до 8 игроков
lobby-length-conquest = 20–60 минут

conquest-round = Раунд
conquest-round_none = Подготовка
conquest-lane_to = далее — { $territory }
conquest-neutral = Нейтральные
conquest-somebody = кто-то
conquest-free = Свободно
conquest-unseen = Не видно
conquest-capital = Столица
conquest-portal = Портал: { $places }
conquest-pending =
    { $n ->
        [one] ещё { $n } ждёт подтверждения
        [few] ещё { $n } ждут подтверждения
       *[many] ещё { $n } ждут подтверждения
    }
conquest-out = вне игры
conquest-wild = Джокер
conquest-mission = Ваша миссия
conquest-territories = Территории
conquest-armies = Армии
conquest-count-armies =
    { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }
conquest-head-territories = Земли
conquest-head-armies = Армии
conquest-head-income = Прирост
conquest-head-cards = Карты
conquest-tip-continent = { $name }, +{ $bonus } за ход
conquest-tip-pending =
    { $n ->
        [one] из них { $n } ждёт подтверждения
        [few] из них { $n } ждут подтверждения
       *[many] из них { $n } ждут подтверждения
    }
conquest-tip-lead = { $name }: { $n } из { $all }

## Phases

conquest-phase-claim = Выбор территории
conquest-phase-muster = Первые армии
conquest-phase-capital = Выбор столицы
conquest-phase-reinforce = Пополнение
conquest-phase-must_trade = Сдача комплекта
conquest-phase-attack = Атака
conquest-phase-occupy = Занятие территории
conquest-phase-fortify = Перегруппировка
conquest-phase-other = Ожидание
conquest-advice-claim = Нажмите на свободную территорию, чтобы занять её одной армией.
conquest-advice-muster = Нажмите на свою территорию, чтобы поставить туда армию.
conquest-advice-muster_both = Нажмите на свою территорию, чтобы поставить туда армию. Нейтральные армии ставятся на нейтральные территории.
conquest-advice-muster_neutral = Нажмите на нейтральную территорию, чтобы поставить туда нейтральную армию.
conquest-advice-capital = Выберите одну из своих территорий. Остальные узнают её, когда выбор сделают все.
conquest-advice-reinforce = Нажимайте на свои территории, чтобы ставить армии: с Shift — по 5, с Ctrl — по 10, с обеими клавишами — все. Правая кнопка мыши снимает одну.
conquest-advice-must_trade = У вас пять карт или больше: прежде чем продолжить, нужно сдать комплект.
conquest-advice-attack = Выберите свою территорию, затем ту, которую хотите атаковать.
conquest-advice-no_attack = Оттуда, где стоят ваши армии, атаковать нечего: завершите атаки.
conquest-advice-roll = Бросьте кубики один раз, бейтесь до конца или выберите другую территорию.
conquest-advice-occupy = Выберите, сколько армий ввести.
conquest-advice-fortify = Один раз переместите армии с одной своей территории на другую или завершите ход.
conquest-advice-other = { "" }
conquest-waiting = Ходит { $name }
conquest-resolving = Бросок…
conquest-resolving_advice = Посмотрите, что выпадет.
conquest-resolving_owners = Территории находят владельцев
conquest-resolving_arrival = Армии прибывают
conquest-resolving_march = Армии на марше
conquest-resolving_cards = Карты переходят из рук в руки
conquest-resolving_other = Минуту

## The primary action

conquest-do-choose = Выберите территорию
conquest-do-choose_set = Выберите три карты
conquest-do-choose_attack = Выберите атаку
conquest-do-claim = Занять: { $place }
conquest-do-put_all = Поставить { $n }: { $place }
conquest-do-place = Подтвердить: { $n }
conquest-do-capital = Столица: { $place }
conquest-do-trade = Сдать: +{ $n }
conquest-do-roll =
    { $n ->
        [one] Бросить { $n } кубик
        [few] Бросить { $n } кубика
       *[many] Бросить { $n } кубиков
    }
conquest-do-march =
    { $n ->
        [one] Переместить { $n } армию
        [few] Переместить { $n } армии
       *[many] Переместить { $n } армий
    }
conquest-do-end_attack = Завершить атаки
conquest-do-end_turn = Завершить ход

## Placing, moving, attacking

conquest-trade_cards = Сдать карты
conquest-left_to_place =
    { $n ->
        [one] армию осталось поставить
        [few] армии осталось поставить
       *[many] армий осталось поставить
    }
conquest-neutrals_to_place =
    { $n ->
        [one] нейтральную армию осталось поставить
        [few] нейтральные армии осталось поставить
       *[many] нейтральных армий осталось поставить
    }
conquest-placed_later = и ещё { $n } после них
conquest-place_rest = Расставить остальные
conquest-place_rest_plan = Остальные встанут так: { $list }
conquest-place_rest_note = Игра поставит оставшиеся армии туда, куда поставил бы хороший игрок, и первые армии, которые ещё придут, тоже. Ход можно вернуть.
conquest-place_note = Выберите территорию на доске или клавишами { $previous } и { $next }; { $end } расставит остальные армии.
conquest-placing_on = Куда: { $place }
conquest-armies_here = Сколько армий поставить сюда; нажмите, чтобы ввести число
conquest-armies_to_move = Сколько армий переместить; нажмите, чтобы ввести число
conquest-all = Все
conquest-fewest = Минимум
conquest-move_range = к перемещению (от { $least } до { $most })
conquest-attack-likeliest = Самые верные атаки
conquest-spare = Свободные армии
conquest-attack-losses = Бой до конца: в среднем вы теряете { $a }, защитник — { $d }.
conquest-attack-dice = Кубики
conquest-attack-once = в среднем за бросок вы теряете { $a }, защитник — { $d }
conquest-attack-blitz = Блиц
conquest-attack-stop = Стоп, когда останется
conquest-attack-stop_at =
    { $n ->
        [one] армия
        [few] армии
       *[many] армий
    }
conquest-attack-stop_note = Блиц прекратится, когда армий останется столько; 1 — бой до конца.

## The stage

conquest-battle-chance = шанс захвата
conquest-battle-taken = Захвачено
conquest-battle-lost = −{ $n }
conquest-battle-lost_of = −{ $n }, всего −{ $all }
conquest-battle-in_all = всего −{ $n }
conquest-battle-told =
    { $attacker }, { $from }: { $a ->
        [one] { $a } армия
        [few] { $a } армии
       *[many] { $a } армий
    }, потеряно { $lost }. { $defender }, { $to }: { $d ->
        [one] { $d } армия
        [few] { $d } армии
       *[many] { $d } армий
    }, потеряно { $killed }. Шанс захвата { $chance } %.
conquest-battle-told_taken = { $by } захватывает территорию { $place } (прежде — { $from }).

## Cards

conquest-cards-values = следующий комплект +{ $now }, затем +{ $next }
conquest-cards-forced = Нужно сдать комплект
conquest-cards-choose = Выберите комплект: три одинаковые, три разные или любые две с джокером
conquest-cards-best = Лучший комплект
conquest-cards-worth =
    { $n ->
        [one] Этот комплект даёт { $n } армию.
        [few] Этот комплект даёт { $n } армии.
       *[many] Этот комплект даёт { $n } армий.
    }
conquest-cards-no_set = Эти три карты — не комплект.
conquest-cards-pictured = +2 сюда:

## Missions

conquest-mission-two = Удерживайте континенты { $first } и { $second }.
conquest-mission-three = Удерживайте три континента: { $first }, { $second } и любой третий.
conquest-mission-eighteen = Удерживайте 18 территорий, на каждой не меньше двух армий.
conquest-mission-twenty_four = Удерживайте 24 территории.
conquest-mission-destroy = Уничтожьте игрока { $name } сами; если это невозможно, удерживайте 24 территории.

## Banners

conquest-banner-traded = { $name } сдаёт комплект: +{ $n }
conquest-banner-turn = { $name }
conquest-banner-eliminated = { $by } уничтожает игрока { $loser }
conquest-banner-won = Победа: { $name }
conquest-banner-continent = { $name } владеет континентом { $place }

## The log

conquest-log-first = начинает партию.
conquest-log-portals = Порталы: { $portals }.
conquest-log-blizzards = Метели: { $blizzards }.
conquest-log-claimed = занимает территорию { $place }.
conquest-log-dealt = получает: { $list }.
conquest-log-dealt_to = { $name }: { $list }.
conquest-log-placed = { $list }
conquest-log-and_more = { $list } и ещё { $n }
conquest-log-named = объявляет столицу: { $place }.
conquest-log-capitals = Все столицы раскрыты.
conquest-log-turn = { $name }
conquest-log-income = +{ $n }
conquest-log-traded = сдаёт комплект ({ $list }): +{ $n }.
conquest-log-fought = { $from } → { $to }: потери { $lost }, { $defender } — { $killed }.
conquest-log-assaulted = атакует из тумана территорию { $to }: { $defender } теряет { $killed }.
conquest-log-captured = захватывает территорию { $place } (прежде — { $loser }).
conquest-log-eliminated = уничтожает игрока { $loser }!
conquest-log-fortified =
    { $n ->
        [one] перемещает { $n } армию: { $from } → { $to }.
        [few] перемещает { $n } армии: { $from } → { $to }.
       *[many] перемещает { $n } армий: { $from } → { $to }.
    }
conquest-log-drew = берёт карту «{ $card }».
conquest-log-drew_hidden = берёт карту.
conquest-log-over = Партия окончена. Победа: { $names }.

## The end

conquest-remark-fallen = вне игры с раунда { $round }; виновник — { $by }
conquest-reason-elimination = В игре остаётся только { $name }.
conquest-reason-share = { $name } владеет достаточной для победы частью карты.
conquest-reason-capitals = { $name } владеет достаточным для победы числом столиц.
conquest-reason-mission = { $name } выполняет тайную миссию.
conquest-reason-rounds = Последний раунд сыгран; больше всех территорий у игрока { $name }.
conquest-reason-rounds_armies = Последний раунд сыгран; из тех, у кого больше всего территорий, больше армий у игрока { $name }.
conquest-reason-rounds_level = Последний раунд сыгран; владения равны: { $names }.
conquest-reason-round_limit = Предел раундов достигнут; больше всех территорий у игрока { $name }.
conquest-reason-round_limit_armies = Предел раундов достигнут; из тех, у кого больше всего территорий, больше армий у игрока { $name }.
conquest-reason-round_limit_level = Предел раундов достигнут; владения равны: { $names }.

## What happened, as the headless log has it

conquest-event-first = Начинает { $name }
conquest-event-first_portals_blizzards = Начинает { $name }; порталы: { $portals }; метели: { $blizzards }
conquest-event-first_portals = Начинает { $name }; порталы: { $portals }
conquest-event-first_blizzards = Начинает { $name }; метели: { $blizzards }
conquest-event-mission = { $name } получает миссию: { $mission }
conquest-event-settled = { $place } — владелец: { $owner }
conquest-event-named = { $name } объявляет столицу: { $place }
conquest-event-capital = { $place } ({ $name })
conquest-event-capitals = Столицы: { $list }
conquest-event-turn =
    { $n ->
        [one] Раунд { $round }: { $name }, нужно расставить { $n } армию
        [few] Раунд { $round }: { $name }, нужно расставить { $n } армии
       *[many] Раунд { $round }: { $name }, нужно расставить { $n } армий
    }
conquest-event-placed = ставит { $n }: { $place }
conquest-event-traded =
    { $n ->
        [one] сдаёт комплект ({ $list }) за { $n } армию
        [few] сдаёт комплект ({ $list }) за { $n } армии
       *[many] сдаёт комплект ({ $list }) за { $n } армий
    }
conquest-event-rolled = атака { $from } → { $to }: { $attack } против { $defence }, потери { $lost }, { $defender } — { $killed }
conquest-event-assaulted = атакует территорию { $to }: { $defender } — потери { $killed }
conquest-event-captured = захватывает территорию { $place } (прежде — { $loser })
conquest-event-occupied = вводит { $n }: { $place }
conquest-event-eliminated = { $name } уничтожает игрока { $loser }
conquest-event-eliminated_cards =
    { $n ->
        [one] { $name } уничтожает игрока { $loser } и забирает { $n } карту
        [few] { $name } уничтожает игрока { $loser } и забирает { $n } карты
       *[many] { $name } уничтожает игрока { $loser } и забирает { $n } карт
    }
conquest-event-fortified = перемещает { $n }: { $from } → { $to }
conquest-event-drew = берёт карту «{ $card }»
conquest-event-reshuffled = Сданные карты замешаны в новую колоду
conquest-event-over = Победа: { $names }. { $reason }
conquest-event-over_rounds = Победа: { $names }. Последний раунд сыгран.
conquest-event-over_round_limit = Победа: { $names }. Предел раундов достигнут.
