### Что противники в «Джунглях» говорят о своих решениях. $animal и $taken — звери, $to — поле, $action — одна из строк `jungle-do_…`, $score — перевес в сотых долях выигранной партии.

## Действия

jungle-do_move = Пойти на { $to }: { $animal }
jungle-do_leap = Прыгнуть на { $to }: { $animal }
jungle-do_take = Взять на { $to }: { $animal } берёт такого зверя: { $taken }
jungle-do_enter = Войти в логово: { $animal }

## Решение одним предложением

headline-jungle_by_chance =
    { $action }: по жребию, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-jungle_grabs =
    { $action }: самое ценное взятие, { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }
headline-jungle_searched =
    { $action }: { $score } %, лучшее { $choices ->
        [one] из { $choices } варианта
       *[other] из { $choices } вариантов
    }; { $positions ->
        [one] просмотрена { $positions } позиция
        [few] просмотрено { $positions } позиции
       *[other] просмотрено { $positions } позиций
    }, глубина { $depth }
headline-jungle_won =
    { $action }: выигрыш при лучшей игре через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[other] { $plies } полуходов
    }
headline-jungle_lost =
    { $action }: проигрыш при лучшей игре через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[other] { $plies } полуходов
    }
headline-jungle_drawn = { $action }: при лучшей игре ничья

## Методы

method-jungle_novice = новичок
method-jungle_grabber = хват
method-jungle_tracker = следопыт

## Из чего складывается оценка

term-jungle_taken = кто взят
term-jungle_animals = перевес в зверях — по тому, кого они ещё могут взять
term-jungle_ways = ближе к логову
term-jungle_race = гонка к логову
term-jungle_patience = полуходы без взятия
term-jungle_end = конец партии
term-jungle_known = выигрыш или проигрыш по таблицам окончаний
term-jungle_plies = полуходы до конца
term-jungle_beyond = что будет дальше этого продолжения
