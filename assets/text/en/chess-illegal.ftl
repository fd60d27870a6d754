### Why an action is not allowed in chess and its relatives, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-fog_over = the game is over
illegal-fog_undecided = it is still drawn with what the game begins
illegal-fog_pass = nobody leaves the turn here
illegal-fog_put = this piece cannot be put there
illegal-fog_put_first = all pieces come from the hand first
illegal-fog_no_square = there is no such square on this board
illegal-fog_not_yours = no piece of yours stands there
illegal-fog_own = a piece of yours stands there
illegal-fog_becomes = say what the pawn becomes
illegal-fog_becomes_not = the piece does not become that
illegal-fog_check = that would leave the king where it can be taken
illegal-fog_way = the piece does not go there
