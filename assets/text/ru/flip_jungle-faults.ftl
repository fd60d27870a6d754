### Что не так с файлами и текстами «Закрытых джунглей»: правилами партии, позициями и ходами. Слова файлов остаются, как написаны.

## Правила партии

fault-flip_jungle-quiet_limit = quiet_limit: { $found } не в пределах от 1 до { $most }

## Позиции и ходы

fault-flip_jungle-square = «{ $found }» — не поле
remedy-flip_jungle-square = напишите столбец и ряд, например b3
fault-flip_jungle-no_way = фишка не ходит туда, где стоит
remedy-flip_jungle-no_way = напишите b3, чтобы открыть лежащую там фишку
fault-flip_jungle-outcome = «{ $found }» — такого случай принести не может
remedy-flip_jungle-outcome = напишите открытую фишку, например (C)
fault-flip_jungle-piece = «{ $letter }» — не зверь
remedy-flip_jungle-piece = белые звери — ELTPWDCR, чёрные — eltpwdcr, ? — закрытая фишка
fault-flip_jungle-turn = «{ $found }» не говорит, чей ход
remedy-flip_jungle-turn = напишите цвет w или b, а пока его нет — знак -, и место: w1
fault-flip_jungle-count = открытые, закрытые и взятые фишки вместе не составляют набора этой партии
remedy-flip_jungle-count = напишите все взятые фишки, например ELc
fault-flip_jungle-quiet = здесь называют только ходы на пустые поля
remedy-flip_jungle-quiet = напишите ходы, например a3-a4
