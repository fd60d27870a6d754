### What keeps a position of a board game from being played, under "illegal-board_unsound-". In English word for word as the rules have it.

illegal-board_unsound-size = у доски другой размер
illegal-board_unsound-seats = играют только двое
illegal-board_unsound-undecided = с какого начала идёт партия, разыгрывают прежде всего остального
illegal-board_unsound-ending = партия окончена или не окончена вопреки правилам
illegal-board_unsound-pieces = фигур больше, чем есть в игре
illegal-board_unsound-unopened = неоткрытых фигур не столько, сколько лежит лицом вниз
illegal-board_unsound-no_colours = фигуры открыты, а цвета ни у кого нет
illegal-board_unsound-flipping = открывают фигуру, которая не лежит лицом вниз
illegal-board_unsound-quiet_limit = ходов без продвижения больше, чем бывает до ничьей
illegal-board_unsound-quiet_plies = ходов без продвижения больше, чем сыграно
illegal-board_unsound-quiet_told = ходов без продвижения названо больше, чем насчитано
illegal-board_unsound-quiet_edge = ход без продвижения ведёт за край доски
illegal-board_unsound-quiet_move = назван ход без продвижения, который никто не мог сделать
illegal-board_unsound-twice = один зверь стоит на доске дважды
illegal-board_unsound-swims = в воде зверь, который не плавает
illegal-board_unsound-own_den = зверь стоит в собственном логове
