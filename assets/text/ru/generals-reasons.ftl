### Что соперники в «Сражении генералов» и «Атаке» рассказывают о своих решениях. $piece и $likeliest — звания, $to и $square — названия полей, $action — одна из строк `generals-do_…`,
### $score — перевес в фигурах средней ценности.

## Действия и исходы боёв

generals-do_place = Расставить фигуры
generals-do_move = { $piece }: ход на { $to }
generals-do_challenge = { $piece }: нападение на фигуру на { $to }
generals-do_move_unknown = Ход фигурой на { $to }
generals-do_challenge_unknown = Нападение на фигуру на { $to }
generals-outcome_attacker = Уцелел нападающий
generals-outcome_defender = Уцелел обороняющийся
generals-outcome_nobody = Пали оба
generals-outcome_captured = Это было знамя
generals-outcome_declined = Нападения не будет
generals-outcome_reached = Это знамя, и оно дошло
generals-outcome_no_flag = Это не знамя

## Решение одной фразой

headline-generals_placed = Фигуры расставлены по образцу: { $placement }
headline-generals_placed_anyhow = Фигуры расставлены как попало
headline-generals_by_chance =
    { $action } — жребий из { $choices ->
        [one] { $choices } возможности
       *[other] { $choices } возможностей
    }
headline-generals_grabs =
    { $action } — в среднем выгоднее всего из { $choices ->
        [one] { $choices } возможности
       *[other] { $choices } возможностей
    }
headline-generals_searched =
    { $action }: { $score }, лучшее из { $choices ->
        [one] { $choices } возможности
       *[other] { $choices } возможностей
    }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрены { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }, глубина { $depth }
headline-generals_challenged =
    { $action }: уцелеет один нападающий — { $wins } %, падут оба — { $both } %, падёт только нападающий — { $loses } %; вероятнее всего там { $likeliest } ({ $chance } %). { $score }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрены { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }

## Методы

method-generals_novice = новичок
method-generals_grabber = хват
method-generals_marshal = маршал

## Из чего складывается оценка

term-generals_taken = что берётся в бою, с учётом вероятности
term-generals_lost = потеря фигуры, с учётом вероятности
term-generals_pieces = перевес в фигурах по тому, кого они берут
term-generals_hunt = фигуры подходят к тем, на кого стоит напасть
term-generals_danger = к фигурам может подойти кто-то сильнее
term-generals_guard = чужие фигуры у знамени
term-generals_race = прорыв знамени
term-generals_advance = продвижение по рядам
term-generals_patience = полуходы без боя
term-generals_draw = ничья
term-generals_end = конец игры
term-generals_beyond = другие исходы боёв и то, что за ними

## Кем считается каждая фигура

generals-believed = { $square }: вероятнее всего { $piece }
column-generals_likeliest = вероятнейшее звание, %
column-generals_likeliest_meaning = Насколько вероятно, что у фигуры самое вероятное для неё звание.
column-generals_flag = знамя, %
column-generals_flag_meaning = Насколько вероятно, что эта фигура — знамя.
