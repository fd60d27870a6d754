### Что не так с файлами и текстами «Сражения генералов» и «Атаки»: наборами правил, расстановками, позициями и ходами. Слова из файлов остаются как написаны.

## Наборы правил и расстановки

fault-generals-quiet_limit = quiet_limit: { $found } не лежит между 1 и { $most }
fault-generals-placements = это не список расстановок: { $why }; для каждой напишите id, relative и rows, передний ряд первым
fault-generals-placement = расстановка '{ $id }': { $why }; поставьте каждую фигуру армии один раз

## Позиции и ходы

fault-generals-rows = '{ $found }' — не ряды фигур
remedy-generals-rows = напишите первым передний ряд: букву для каждой фигуры, число для пустых полей, между рядами /
fault-generals-letter = '{ $found }' — не буква фигуры
remedy-generals-letter = напишите заглавную букву, например P
fault-generals-move = '{ $found }' — не ход
remedy-generals-move = напишите, откуда и куда, например e3-e4
fault-generals-square = '{ $found }' — не поле
remedy-generals-square = напишите столбец и ряд, например e3
fault-generals-piece = '{ $letter }' — не фигура
remedy-generals-piece = фигуры — { $known }, строчные у чёрных; ! и ? — фигуры неизвестного звания
fault-generals-part = '{ $found }' ничего не говорит о позиции
remedy-generals-part = напишите ряды, чей ход и то, что перечислено в docs/boards.md
fault-generals-side = '{ $found }' — не сторона
remedy-generals-side = напишите w для белых или b для чёрных
fault-generals-unsound = отсюда нельзя играть: { $why }
remedy-generals-unsound = напишите позицию, которая может возникнуть в этой игре
fault-generals-open = названы не все звания, или стороны ещё не ходят
remedy-generals-open = напишите букву для каждой фигуры, без ! и ?
