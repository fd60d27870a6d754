### Что охотники в «Охоте на лис» говорят о своих решениях. $square — клетка, $action — строка `fox_hunt-do_shoot`, $chance — вероятность в процентах, $bits — сколько сообщает ответ,
### $placements — сколькими способами могут лежать лисы.

## Действия

fox_hunt-do_shoot = Выстрелить в { $square }

## Решение одним предложением

headline-fox_hunt_by_chance =
    { $action }: по жребию, { $choices ->
        [one] из { $choices } клетки
       *[other] из { $choices } клеток
    }
headline-fox_hunt_not_ruled_out =
    { $action }: по жребию, { $choices ->
        [one] из { $choices } невычеркнутой клетки
       *[other] из { $choices } невычеркнутых клеток
    }
headline-fox_hunt_thickest =
    { $action }: похоже, лис там гуще всего — { $choices ->
        [one] из { $choices } невычеркнутой клетки
       *[other] из { $choices } невычеркнутых клеток
    }
headline-fox_hunt_sure = { $action }: лиса точно там
headline-fox_hunt_counted =
    { $action }: лиса с вероятностью { $chance } %, а ответ сообщит { $bits } бита; { $placements ->
        [one] подходит { $placements } расположение лис
        [few] подходят { $placements } расположения лис
       *[other] подходят { $placements } расположений лис
    }
headline-fox_hunt_estimated = { $action }: лиса с вероятностью около { $chance } % — расположений слишком много, чтобы их сосчитать

## Методы

method-fox_hunt_novice = новичок
method-fox_hunt_beater = загонщик
method-fox_hunt_tracker = следопыт
method-fox_hunt_huntsman = егерь

## Из чего складывается оценка

term-fox_hunt_ruled_out = вычеркнуто промахом
term-fox_hunt_thick = как густо лисы лежат по всем клеткам — логарифм
term-fox_hunt_on_rays = насколько гуще на лучах промахов, которым видна клетка
term-fox_hunt_beside_rays = насколько гуще вне лучей остальных промахов
term-fox_hunt_chance = вероятность лисы: попадание сберегает промах
term-fox_hunt_answer = что сообщит ответ, в битах
term-fox_hunt_sure = лиса, которая точно там, ничего не стоит

## Числа клеток

column-fox_hunt_chance = %
column-fox_hunt_chance_meaning = Вероятность, что там лиса, в процентах.
column-fox_hunt_bits = биты
column-fox_hunt_bits_meaning = Сколько в среднем сообщит ответ на выстрел туда, в битах.
