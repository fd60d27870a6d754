### Что противники в «Закрытых джунглях» говорят о своих решениях. $animal и $taken — звери, $square и $to — поля, $action — одна из строк `flip_jungle-do_…`, $score — перевес в сотых
### долях выигранной партии.

## Действия и то, что приносит случай

flip_jungle-do_flip = Открыть { $square }
flip_jungle-do_move = Пойти на { $to }: { $animal }
flip_jungle-do_take = Взять на { $to }: { $animal } берёт такого зверя: { $taken }
flip_jungle-do_reveal = Открыт зверь: { $animal }

## Решение одним предложением

headline-flip_jungle_by_chance =
    { $action }: по жребию, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-flip_jungle_grabs =
    { $action }: самое ценное взятие, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-flip_jungle_searched =
    { $action }: { $score } %, лучшее { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрено { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }, глубина { $depth }
headline-flip_jungle_won =
    { $action }: выигрыш при лучшей игре через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[other] { $plies } полуходов
    }
headline-flip_jungle_lost =
    { $action }: проигрыш при лучшей игре через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[other] { $plies } полуходов
    }
headline-flip_jungle_drawn = { $action }: при лучшей игре ничья

## Методы

method-flip_jungle_novice = новичок
method-flip_jungle_grabber = хват
method-flip_jungle_prowler = ловчий

## Из чего складывается оценка

term-flip_jungle_taken = кто взят
term-flip_jungle_pieces = перевес в зверях — по тому, кого они ещё могут взять
term-flip_jungle_way = путь до добычи
term-flip_jungle_patience = полуходы без движения
term-flip_jungle_end = конец партии
term-flip_jungle_known = выигрыш или проигрыш по таблицам окончаний
term-flip_jungle_plies = полуходы до конца
term-flip_jungle_beyond = другие фишки, которые могут открыться, и что будет дальше этого продолжения
