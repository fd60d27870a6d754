### Что противники в баньци говорят о своих решениях. $piece и $taken — виды фигур, $square и $to — поля, $action — одна из строк `banqi-do_…`, $score — перевес в сотых долях всего,
### что есть на доске.

## Действия и то, что приносит случай

banqi-do_flip = Открыть { $square }
banqi-do_move = Пойти на { $to }: { $piece }
banqi-do_take = Взять на { $to }: { $piece } берёт такую фигуру: { $taken }
banqi-do_reveal = Открыта фигура: { $piece }

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
headline-banqi_searched =
    { $action }: { $score } %, лучшее { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрено { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }, глубина { $depth }

## Методы

method-banqi_novice = новичок
method-banqi_grabber = хват
method-banqi_strategist = стратег

## Из чего складывается оценка

term-banqi_taken = что взято
term-banqi_pieces = перевес в фигурах — по тому, что они ещё могут взять
term-banqi_way = путь до добычи
term-banqi_patience = полуходы без движения
term-banqi_end = конец партии
term-banqi_other_pieces = другие фигуры, которые могут открыться
