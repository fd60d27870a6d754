### What keeps a position of a board game from being played, under "illegal-board_unsound-". In English word for word as the rules have it.

illegal-board_unsound-size = the board has another size
illegal-board_unsound-seats = only two seats play
illegal-board_unsound-undecided = with which start the game begins is drawn before anything else
illegal-board_unsound-ending = the game is over, or is not, against its rules
illegal-board_unsound-pieces = there are more pieces than the game has
illegal-board_unsound-unopened = not as many pieces are unopened as lie face down
illegal-board_unsound-no_colours = pieces lie open, and nobody has a colour
illegal-board_unsound-flipping = a piece is turned over that does not lie face down
illegal-board_unsound-quiet_limit = more quiet plies are counted than end the game
illegal-board_unsound-quiet_plies = more quiet plies are counted than were played
illegal-board_unsound-quiet_told = more quiet moves are told than are counted
illegal-board_unsound-quiet_edge = a quiet move leads over the edge
illegal-board_unsound-quiet_move = a quiet move is told that nobody could make
illegal-board_unsound-twice = an animal stands there twice
illegal-board_unsound-swims = an animal that does not swim is in the water
illegal-board_unsound-own_den = an animal is in its own den
