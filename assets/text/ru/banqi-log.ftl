### Журнал партии в баньци. $name — чей ход, $piece, $taken — фигуры, $square и $to — поля.

banqi-log-began = Игра начинается с позиции { $start } из тех, что на выбор
banqi-log-flipped_red = { $name } открывает { $square }: { $piece } красных
banqi-log-flipped_black = { $name } открывает { $square }: { $piece } чёрных
banqi-log-chose_red = { $name } играет красными
banqi-log-chose_black = { $name } играет чёрными
banqi-log-moved = { $name }: { $piece } идёт на { $to }
banqi-log-took = { $name }: { $piece } берёт на { $to }. Взято: { $taken }
banqi-log-over_taken = Победа: { $name }. У другой стороны не осталось фигур
banqi-log-over_stuck = Победа: { $name }. Другой стороне нечем ходить
banqi-log-over_repetition = Ничья: одна и та же позиция встретилась в третий раз
banqi-log-over_quiet = Ничья: слишком долго ничего не открывали и не брали
