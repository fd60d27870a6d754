### Журнал охоты на лис. $name — охотник, $square — куда был выстрел, $left — сколько лис осталось найти, $seen — сколько лис на лучах промаха.

fox_hunt-log-began = Игра начинается с позиции { $start } из тех, что на выбор
fox_hunt-log-hit =
    { $name }: лиса найдена в { $square }; { $left ->
        [one] осталась { $left } лиса
        [few] осталось { $left } лисы
       *[other] осталось { $left } лис
    }
fox_hunt-log-last = { $name }: в { $square } найдена последняя лиса
fox_hunt-log-nothing = { $name }: выстрел в { $square } — мимо, и на лучах никого
fox_hunt-log-missed =
    { $name }: выстрел в { $square } — мимо, { $seen ->
        [one] на лучах { $seen } лиса
        [few] на лучах { $seen } лисы
       *[other] на лучах { $seen } лис
    }
fox_hunt-log-over =
    Все лисы найдены: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[other] { $shots } выстрелов
    }
