### Доски с фигурами: что стоит рядом с ними.

pieces-captured = Взято
pieces-captured_none = Пока ни одной фигуры
pieces-captured_count = { $piece }: { $count }
