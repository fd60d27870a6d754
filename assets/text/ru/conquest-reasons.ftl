### What opponents of Conquest tell of their decisions: actions, headlines, what a score is made of, the table of border security. $place, $from
### and $to are territories, $battle is the message "battle".

## Actions

battle = { $from } → { $to } ({ $attackers } против { $defenders }, { $percent } %)
act-claim = Занять: { $place }
act-capital = Сделать столицей: { $place }
act-trade =
    { $armies ->
        [one] Сдать комплект за { $armies } армию
        [few] Сдать комплект за { $armies } армии
       *[many] Сдать комплект за { $armies } армий
    }
act-trade_at =
    { $armies ->
        [one] Сдать комплект за { $armies } армию и ещё две: { $place }
        [few] Сдать комплект за { $armies } армии и ещё две: { $place }
       *[many] Сдать комплект за { $armies } армий и ещё две: { $place }
    }
act-roll =
    { $dice ->
        [one] Бросить { $dice } кубик: { $battle }
        [few] Бросить { $dice } кубика: { $battle }
       *[many] Бросить { $dice } кубиков: { $battle }
    }
act-attack = Атака { $battle }
act-attack_next = Атаковать { $to } ({ $from })
act-attack_keeping = Атака { $battle }, оставить { $kept }
act-occupy = Ввести армии: { $armies }
act-end_attack = Закончить атаки
act-fortify = Перевести { $armies }: { $from } → { $to }
act-place = Расставить: { $places }
act-place_at = { $place } +{ $armies }
act-place_and_more = Расставить: { $places }, в других местах +{ $rest }
act-draft = Расставить { $armies } по безопасности границ
act-won = Атака удалась
act-lost = Атака отбита

## The decision in one sentence

headline-only = { $action }: единственный вариант
headline-best_by =
    { $choices ->
        [one] { $action }: лучшее из { $choices } варианта, мерило — { $by }
       *[other] { $action }: лучшее из { $choices } вариантов, мерило — { $by }
    }
headline-by_chance = { $action }, по воле случая
headline-by_borders =
    { $borders ->
        [one] { $action }: по безопасности { $borders } границы
       *[other] { $action }: по безопасности { $borders } границ
    }
headline-by_need =
    { $borders ->
        [one] { $action }: по нужде { $borders } границы
       *[other] { $action }: по нужде { $borders } границ
    }
headline-left_out =
    { $attacks ->
        [one] { $told }; ещё { $attacks } менее верная атака не рассмотрена
        [few] { $told }; ещё { $attacks } менее верные атаки не рассмотрены
       *[many] { $told }; ещё { $attacks } менее верных атак не рассмотрены
    }
headline-chances = { $action }: шанс победить в конце { $percent } %, лучшее из вариантов ({ $choices }), атак в плане не больше { $attacks }, просмотрено позиций: { $positions }
headline-planned = { $action }: ценность в армиях { $armies }, лучшее из вариантов ({ $choices }), атак в плане не больше { $attacks }, позиций просмотрено: { $positions }
caption-position = территорий: { $territories }, армий: { $armies }
criterion-idle_armies_brought_to_the_front = праздные армии, выведенные на фронт
criterion-safety = безопасность
criterion-armies = армии
criterion-superiority_in_armies = перевес в армиях
criterion-what_can_be_had_from_there = что оттуда можно взять
criterion-what_the_territory_is_worth = ценность территории
criterion-superiority_over_the_weakest_neighbour = перевес над слабейшим соседом
criterion-how_it_looks = как это выглядит
criterion-how_a_continent_beckons = чем манит континент
criterion-how_many_stay = сколько остаётся
criterion-balance_against_the_threat = равновесие с угрозой
criterion-armies_where_the_front_is = армии там, где фронт
criterion-how_safely_and_roundly_the_cluster_grows = насколько надёжно и кругло растут владения
criterion-standing_in_the_rivals_way = помеха сопернику
criterion-nearness_to_a_continent = близость к континенту
criterion-chance_to_conquer = вероятность захвата
criterion-chance_to_win_in_the_end = вероятность победить в конце
criterion-an_end_to_a_long_war = конец долгой войны
criterion-a_capture_that_costs_next_to_nothing = захват, который почти ничего не стоит
criterion-value_after_the_best_attacks_found = ценность после лучших найденных атак

## Methods

method-raider = Перевес числом
method-beginner = Первое впечатление
method-gardener = Одно растущее владение
method-sentinel = Безопасность границ и точные вероятности
method-learned = Альфа-бета по выученным признакам
method-minimax = Альфа-бета по четырём признакам
method-marshal = Цепочки атак, оценённые в армиях
method-mercenary = Одно превыше всего
method-strategos = Цепочки атак, оценённые выученным шансом победить
method-drifter = Случайная игра

## Border security by territory

column-bst = BST
column-bst_meaning = Угроза границе: чужие армии, которые могут напасть на территорию
column-bsr = BSR
column-bsr_meaning = Отношение: BST на каждую свою армию там
column-halved = Половина
column-halved_meaning = BSR, где меньшая половина приравнена к 0
column-nbsr = NBSR
column-nbsr_meaning = Оставшиеся BSR, приведённые к сумме 1: доля новых армий, которую даёт безопасность границ
column-reach = Захваты
column-reach_meaning = Сколько территорий все новые армии должны взять оттуда, по точным шансам; армия идёт дальше, пока шанс не меньше половины, не больше двенадцати раз
column-bonuses = Прибавки
column-bonuses_meaning = На сколько армий за ход континенты за эти захваты дадут себе больше или сопернику меньше, и сколько сохранит граница
column-chokepoints = Закрывает
column-chokepoints_meaning = Сколько путей она закрывает кроме первого, и её доля территорий за ней, рядом с которыми нет чужих
column-need = Нужда
column-need_meaning = BSR, захваты, прибавки и то, что она закрывает, каждое со своим весом
column-share = Доля
column-share_meaning = Нужды границ, которые делят новые армии, приведённые к сумме 1
column-placed = Армии
column-placed_meaning = Сколько новых армий она получает

## What a score is made of

term-everything_stays = всё остаётся на месте
term-idle_armies_moved = переведено праздных армий
term-threat_where_they_go = угроза там, куда они идут
term-steps_left_to_the_front = шагов до фронта
term-armies = армии
term-armies_beside_it = армии рядом
term-foreign_armies_beside_it = чужие армии рядом
term-ways_in = путей внутрь
term-pictured_territory = своя территория на карте
term-wild_cards_spent = потрачено джокеров
term-own_armies = свои армии
term-armies_there = армии там
term-armies_of_the_weakest_neighbour = армии слабейшего соседа
term-enough_for_one_turn = на один ход достаточно
term-against_the_leader = против лидера
term-share_of_the_continent = доля континента
term-armies_away_from_half = армии сверх половины
term-armies_away_from_what_it_would_send = отклонение от того, сколько хотелось послать
term-armies_behind_the_front_are_forgotten = армии в тылу забыты
term-armies_out_of_proportion_to_the_threat = армии не в меру угрозы
term-what_an_attack_must_be_worth = чего должна стоить атака
term-chance_to_conquer = вероятность захвата
term-chance_to_conquer_after_so_long = шанс на захват, когда война так затянулась
term-neighbours_in_the_cluster = соседи среди своих владений
term-joins_other_own_territories = соединяет свои территории
term-share_of_its_continent = доля её континента
term-rival_neighbours = соседи-соперники
term-own_neighbours = свои соседи
term-bonus_for_each_territory = прибавка на территорию
term-foes_beside_it_in_the_continent = враги рядом на континенте
term-neutral_armies_in_the_rivals_way = нейтральные армии на пути соперника
term-the_chance_an_attack_must_beat = нужная атаке вероятность
term-it_is_the_leaders = принадлежит лидеру
term-share_of_its_continent_with_it = доля континента вместе с ней
term-held_by_others = занято другими
term-share_of_a_dozen_draws = доля из дюжины попыток
term-a_capture_is_enough_until_it_is_stronger = одного захвата хватит, пока мало сил
term-nothing_to_weigh = нечего взвешивать
term-income_from_territories = прирост от территорий
term-continents_as_far_as_they_hold = континенты, насколько удержать
term-armies_behind_the_front = армии в тылу
term-cards = карты
term-rivals_armies = армии соперников
term-rivals_income_from_territories = прирост соперников от территорий
term-rivals_continents = континенты соперников
term-rivals_cards = карты соперников
term-territories_for_the_last_count = территории к последнему подсчёту
term-goal_in_part = часть цели
term-victory = победа
term-chance_to_win_now = вероятность победить сейчас
term-standing_once_a_rival_is_gone = вероятность победить в конце, если соперника не станет
term-standing_if_the_plan_fails = вероятность победить в конце, если не выйдет
term-standing_if_it_waits = вероятность победить в конце, если ждать
term-the_chance_that_is_enough_after_so_long = вероятность, которой хватает после столь долгой войны
term-chance_to_take_it_at_little_loss = вероятность захвата с малыми потерями
term-the_chance_that_is_enough_at_little_loss = вероятность, которой хватает при малых потерях
term-the_greatest_army_lets_others_come = сильнейшая армия ждёт, пока придут к ней
term-chance_to_beat_a_great_army = вероятность разбить большую армию за этот ход
term-what_the_rivals_answers_may_change = что могут изменить ответы соперников
term-what_the_dice_may_take = что могут отнять кубики
term-chance_to_win_in_the_end = шанс победить в конце
term-chance_to_win_after_the_first_turn = шанс победить после первого хода
term-worth_of_any_territory = ценность любой территории
term-towards_its_continent = на пути к её континенту
term-bonus_of_the_continent_it_completes = прибавка континента, который она замыкает
term-bonus_it_takes_from_a_rival = прибавка, которую теряет соперник
term-whose_it_is = чья она
term-foes_beside_it = враги рядом с ней
term-card_for_the_first_capture = карта за первый захват
term-best_territory_beyond_it = лучшая территория за ней
term-what_a_territory_must_be_worth = сколько территория должна стоить
term-best_territory_in_reach = лучшая территория в пределах досягаемости
term-bonus_it_guards = прибавка, которую она охраняет
term-share_of_all_territories = доля всех территорий
term-share_of_all_armies = доля всех армий
term-strength_at_the_borders = сила на границах
term-closed_borders = закрытые границы
term-share_of_all_income = доля всего прироста
term-cards_by_what_they_bring = карты по тому, что приносят
term-continents_held = удержанные континенты
term-continents_denied_to_rivals = континенты, не отданные соперникам
term-safety_of_the_borders = безопасность границ
term-rivals_near_their_end_by_cards = соперники с картами у края гибели
term-other_ways_the_dice_may_fall = иной исход кубиков
term-what_the_answers_take_at_least = что отнимут ответы самое меньшее
term-outnumbers_nobody = перевеса нет ни над кем
term-superiority_an_attack_must_exceed = нужный атаке перевес
term-armies_at_the_new_front = армии на новом фронте
term-armies_away_from_the_front = армии вдали от фронта
term-armies_missing_to_hold_what_was_taken = армий не хватает, чтобы удержать взятое
term-need_of = нужда: { $place }
term-threat_for_each_army_there = угроза на каждую армию там
term-territories_it_should_take = территории, которые можно взять
term-bonuses_at_stake = прибавки, о которых идёт речь
term-ways_it_closes = пути, которые она закрывает
