### Что не так с файлами и текстами баньци: правилами партии, позициями и ходами. Слова файлов остаются, как написаны.

## Правила партии

fault-banqi-quiet_limit = quiet_limit: { $found } не в пределах от 1 до { $most }
fault-banqi-chase_limit = chase_limit: { $found } не в пределах от 0 до { $most }; 0 — партия без такого правила

## Позиции и ходы

fault-banqi-square = «{ $found }» — не поле
remedy-banqi-square = напишите ряд и столбец, например b3
fault-banqi-no_way = фигура не ходит туда, где стоит
remedy-banqi-no_way = напишите b3, чтобы открыть лежащую там фигуру
fault-banqi-outcome = «{ $found }» — такого случай принести не может
remedy-banqi-outcome = напишите открытую фигуру, например (C)
fault-banqi-piece = «{ $letter }» — не фигура
remedy-banqi-piece = красные фигуры — GAERHCS, чёрные — gaerhcs, ? — закрытая
fault-banqi-turn = «{ $found }» не говорит, чей ход
remedy-banqi-turn = напишите цвет r или b, а пока его нет — знак -, и место: r1
fault-banqi-count = открытые, закрытые и взятые фигуры вместе не составляют набора этой партии
remedy-banqi-count = напишите все взятые фигуры, например GAAss
fault-banqi-quiet = здесь называют только ходы на пустые поля
remedy-banqi-quiet = напишите ходы, например a4-a5
