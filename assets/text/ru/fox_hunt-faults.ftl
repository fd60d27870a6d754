### Что не так с файлами и текстами «Охоты на лис»: правилами партии, позициями и выстрелами. Слова файлов остаются, как написаны.

## Правила партии

fault-fox_hunt-foxes = foxes: { $found } не в пределах от 1 до { $most }

## Позиции и выстрелы

fault-fox_hunt-square = «{ $found }» — не клетка
remedy-fox_hunt-square = напишите столбец и ряд, например c4
fault-fox_hunt-beside = клетки { $found } на этом поле нет
remedy-fox_hunt-beside = столбцов на этом поле { $columns }, рядов { $rows }
fault-fox_hunt-found = прячется не больше лис, чем { $foxes }
remedy-fox_hunt-found = напишите, сколько лис видно с этой клетки
fault-fox_hunt-outcome = «{ $found }» — такого случай принести не может
remedy-fox_hunt-outcome = напишите, где спряталась лиса, например (c4), или номер начала: start:2
fault-fox_hunt-part = «{ $found }» ничего не говорит о позиции
remedy-fox_hunt-part = напишите выстрелы и что они показали, например c4=2 d5=*, или -, если их не было
fault-fox_hunt-unsound = так играть дальше нельзя: { $why }
remedy-fox_hunt-unsound = напишите такие выстрелы, чтобы лисы могли так лежать
