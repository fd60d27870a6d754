### Что не так с файлами и текстами шахмат и их родни: правилами партии, позициями и ходами. Слова файлов остаются, как написаны.

## Правила партии

fault-fog-quiet_limit = quiet_limit: { $found } не в пределах от 1 до { $most }

## Позиции

fault-chess-piece = фигуры с буквой «{ $letter }» нет
remedy-chess-piece = напишите одну из { $known }, для чёрных — строчную
fault-chess-word = «{ $found }» здесь непонятно
remedy-chess-turn = напишите w или b: чей ход
remedy-chess-bracket = напишите скобку ] после фигур на руках
remedy-chess-hand = напишите меньше фигур на руках
remedy-chess-passed = напишите поле, которое прошла пешка, например e3, или -
remedy-chess-unmoved = напишите какие фигуры ещё не ходили, например KQkq, или -
remedy-chess-more = дальше не пишите ничего
fault-fog-pieces = «{ $found }» — не буквы фигур
remedy-fog-pieces = напишите буквы из { $known }, строчные для чёрных
fault-fog-part = «{ $found }» ничего не говорит о позиции
remedy-fog-part = напишите ряды, чей ход и то, что перечислено в docs/boards.md
fault-fog-unsound = так играть нельзя: { $why }
remedy-fog-unsound = напишите позицию, какая в этой игре бывает

## Ходы

fault-fog-move = «{ $found }» — не ход
remedy-fog-move = напишите, откуда и куда, например e2-e4 или e7-e8=Q; R@d1; или pass
fault-fog-square = «{ $found }» — не поле
remedy-fog-square = напишите столбец и ряд, например e4
fault-fog-letter = «{ $found }» — не буква фигуры
remedy-fog-letter = напишите заглавную букву, например Q
