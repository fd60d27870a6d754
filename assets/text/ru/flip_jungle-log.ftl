### Журнал партии в закрытые джунгли. $name — чей ход, $animal и $taken — звери, $square и $to — поля.

flip_jungle-log-began = Игра начинается с позиции { $start } из тех, что на выбор
flip_jungle-log-flipped_white = { $name } открывает { $square }: { $animal } белых
flip_jungle-log-flipped_black = { $name } открывает { $square }: { $animal } чёрных
flip_jungle-log-chose_white = { $name } играет белыми
flip_jungle-log-chose_black = { $name } играет чёрными
flip_jungle-log-moved = { $name }: { $animal } идёт на { $to }
flip_jungle-log-took = { $name }: { $animal } берёт на { $to }. Взят зверь: { $taken }
flip_jungle-log-fell = { $name }: { $animal } идёт на равного на { $to }, и оба выбывают
flip_jungle-log-over_taken = Победа: { $name }. У другой стороны не осталось зверей
flip_jungle-log-over_bare = Ничья: последние звери выбыли вместе
flip_jungle-log-over_stuck = Победа: { $name }. Другой стороне нечем ходить
flip_jungle-log-over_repetition = Ничья: одна и та же позиция встретилась в третий раз
flip_jungle-log-over_quiet = Ничья: слишком долго ничего не открывали и не брали
