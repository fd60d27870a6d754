### Что противники в баньци говорят о своих решениях. $piece и $taken — виды фигур, $square и $to — поля, $action — одна из строк `banqi-do_…`, $score — перевес в сотых долях всего,
### что есть на доске.

## Действия и то, что приносит случай

banqi-do_flip = Открыть { $square }
banqi-do_move = Пойти на { $to }: { $piece }
banqi-do_take = Взять на { $to }: { $piece } берёт такую фигуру: { $taken }
banqi-do_reveal = Открыта фигура: { $piece }

## Путь фигуры к цели. $length — ходов до взятия, $price — чего путь стоит тому, кто идёт

banqi-chain = { $piece } { $from } — { $target } { $to }: { $length ->
        [one] { $length } ход
        [few] { $length } хода
       *[other] { $length } ходов
    }, цена { $price }
column-banqi_length = Ходы
meaning-banqi_length = Сколько ходов до цели, вместе со взятием.
column-banqi_price = Цена
meaning-banqi_price = Чего путь стоит тому, кто по нему идёт: цена цели минус ходы, а если цель успевает первой — минус своя цена.

## Решение одним предложением

headline-banqi_by_chance =
    { $action }: по жребию, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-banqi_grabs =
    { $action }: самое ценное взятие, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-banqi_wishes =
    { $action }. Главная причина: { $reason }; { $choices ->
        [one] взвешен { $choices } вариант
        [few] взвешено { $choices } варианта
       *[other] взвешено { $choices } вариантов
    }
headline-banqi_searched =
    { $action }: { $score } %, лучшее { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрено { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }, глубина { $depth }
headline-banqi_table_won =
    { $action }: выиграно, до следующего взятия не больше { $plies ->
        [one] { $plies } полухода
       *[other] { $plies } полуходов
    }
headline-banqi_table_lost =
    { $action }: проиграно, а так удастся продержаться дольше всего: до следующего взятия { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[other] { $plies } полуходов
    }
headline-banqi_table_drawn =
    { $action }: ничья при лучшей игре

## Методы

method-banqi_novice = новичок
method-banqi_grabber = хват
method-banqi_chains = цепи
method-banqi_strategist = стратег

## Из чего складывается оценка

term-banqi_taken = что взято
term-banqi_pieces = перевес в фигурах — по тому, что они ещё могут взять
term-banqi_way = путь до добычи
term-banqi_patience = полуходы без движения
term-banqi_end = конец партии
term-banqi_table_won = по таблицам выиграно
term-banqi_table_lost = по таблицам проиграно
term-banqi_table_drawn = по таблицам ничья
term-banqi_table_plies = полуходы до следующего взятия
term-banqi_other_pieces = другие фигуры, которые могут открыться

## Чего хочет противник «Цепи»

term-banqi_take = взятие
term-banqi_attack = приближение к добыче
term-banqi_opposition = расстояние до равной фигуры
term-banqi_caution = приближение к тому, кто её возьмёт
term-banqi_flee = фигура уходит из-под удара
term-banqi_intercept = преграда на пути нападения
term-banqi_guard = защита фигуры под ударом
term-banqi_exposed = ход под удар
term-banqi_under_cannon = ход под пушку
term-banqi_taken_back = ответное взятие
term-banqi_uncovered = другая фигура остаётся под ударом
term-banqi_herd = одинокую фигуру загоняют в угол
term-banqi_repeat = возврат назад при перевесе
term-banqi_flip_cannon = рядом с пушкой может открыться охотник
term-banqi_flip_behind = может открыться пушка, готовая к выстрелу
term-banqi_flip_attack = может открыться нападающая фигура
term-banqi_flip_guard = может открыться помощь фигуре под ударом
term-banqi_flip_risk = открытая фигура может попасть под удар или нести его
term-banqi_flip_open = закрытых фигур станет меньше
