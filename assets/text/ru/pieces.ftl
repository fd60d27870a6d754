### Доски с фигурами: что стоит рядом с ними.

pieces-captured = Взято:
pieces-captured_none = пока ничего
pieces-captured_count = { $piece }: { $count }
