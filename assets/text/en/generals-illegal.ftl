### Why an action is not allowed in the Game of the Generals and L'Attaque, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-generals_over = the game is over
illegal-generals_undecided = it is still drawn with what the game begins
illegal-generals_screen = the screen is taken away first
illegal-generals_placed = the pieces stand already
illegal-generals_place_first = place your pieces first
illegal-generals_camp = a side places its pieces on { $rows } rows of { $columns } squares
illegal-generals_no_letter = no piece has the letter { $letter }
illegal-generals_many = there are too many pieces of the rank { $piece }
illegal-generals_few = not every piece is placed: the { $piece } is missing
illegal-generals_no_square = there is no such square on this board
illegal-generals_nothing = no piece stands there
illegal-generals_not_yours = this piece is not yours
illegal-generals_water = nobody enters the water
illegal-generals_own = your own piece stands there
illegal-generals_stays = this piece never moves
illegal-generals_step = a piece goes one step along a row or column
illegal-generals_far = this piece goes along a row or column over empty squares, and challenges what stands beside it
