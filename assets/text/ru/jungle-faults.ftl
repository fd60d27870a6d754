### Что не так с файлами и текстами «Джунглей»: правилами партии, позициями и ходами. Слова файлов остаются, как написаны.

## Правила партии

fault-jungle-quiet_limit = quiet_limit: { $found } не в пределах от 1 до { $most }

## Позиции и ходы

fault-jungle-square = «{ $found }» — не поле
remedy-jungle-square = напишите столбец и ряд, например d1
fault-jungle-move = «{ $found }» — не ход
remedy-jungle-move = напишите, откуда и куда, например a3-a4
fault-jungle-animal = «{ $letter }» — не зверь
remedy-jungle-animal = белые звери — ELTPWDCR, чёрные — eltpwdcr
fault-jungle-turn = «{ $found }» не говорит, чей ход
remedy-jungle-turn = напишите w — ход белых или b — ход чёрных
fault-jungle-part = «{ $found }» ничего не говорит о позиции
remedy-jungle-part = напишите 'ply' и число, 'after' и последние тихие ходы, каждое один раз, или ничего
fault-jungle-unsound = так играть дальше нельзя: { $why }
remedy-jungle-unsound = напишите позицию, которая в этой партии возможна
