### Уровни соперников и сыгранные партии. Значения в скобках подставляет программа.

## На странице подготовки

ladder-heading = Уровень соперников
# Уровень по номеру и названию.
ladder-numbered = { $n } { $name }
ladder-proposed_first = Советуем уровень { $level } из { $levels } ({ $name }): с него хорошо начать.
ladder-proposed_latest =
    Советуем уровень { $level } из { $levels } ({ $name }): на уровне { $at } { $n ->
        [one] последняя партия { $won ->
            [one] выиграна.
           *[other] проиграна.
        }
        [few] выиграно { $won } из последних { $n } партий.
       *[many] выиграно { $won } из последних { $n } партий.
    }
ladder-proposed_all =
    Советуем уровень { $level } из { $levels } ({ $name }) по последним партиям, которых { $n }.

## Страница сыгранных партий

career-title = Ваши партии
career-of = Ваши партии: { $game }
career-line = Здесь учтена каждая доигранная партия.
career-back = Назад
career-set = Подготовить стол
career-none = Здесь ещё нет ни одной доигранной партии.
career-none_levels = Доиграйте партию с соперниками какого-нибудь уровня, и она будет учтена: кто победил, на каком уровне и как везло. По ней и предложат следующих соперников.
career-none_plain = Доиграйте партию, и она будет учтена: кто победил, за сколько раундов и когда.
career-none_list = Здесь будут доигранные партии, последняя сверху.
career-standing = Ваши успехи
career-games = Партии
career-tally =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }, побед: { $won }.
career-level = Уровень
career-played = Партии
career-won = Победы
career-share = Доля
career-other = Другие столы
career-course = Уровень со временем
career-course_note = Уровень соперников от партии к партии; закрашенная метка — победа.
# Читается вслух вместо картинки.
career-course_told = За последние партии ({ $n }) уровень соперников сменился с { $first } на { $last }.
career-axis = Партия
career-luck = Удача
career-luck_told = За { $n ->
        [one] { $n } партию
        [few] { $n } партии
       *[many] { $n } партий
    } вам везло с костями и картами больше, чем в { $share } % таких партий.
career-luck_good = Они были к вам добры.
career-luck_bad = Они были к вам суровы.
career-luck_even = Это обычное дело.
career-earlier =
    { $n ->
        [one] { $n } более ранняя партия учтена, но подробностей уже нет.
        [few] { $n } более ранние партии учтены, но подробностей уже нет.
       *[many] { $n } более ранних партий учтено, но подробностей уже нет.
    }
career-result_won = Победа
career-result_place = Место { $place } из { $seats }
career-against = соперники: { $who }
career-against_level = соперники уровня { $n }: { $name }
career-facts = { $when } · { $rounds }
career-facts_luck = { $when } · { $rounds } · удачливее, чем в { $share } % партий
career-named = { $name }: { $result }
career-damaged = Список сыгранных партий { $file } не читается и отложен: { $what }
career-newer = Список сыгранных партий { $file } записан более новой программой и останется как есть.
career-unwritten = Список сыгранных партий { $file } не удалось записать: { $what }
