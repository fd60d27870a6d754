### Why an action is not allowed in Flip Jungle, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-flip_jungle_over = the game is over
illegal-flip_jungle_undecided = it is still drawn with what the game begins
illegal-flip_jungle_flipping = a piece is being turned over
illegal-flip_jungle_no_square = there is no such square on this board
illegal-flip_jungle_open = this piece lies open already
illegal-flip_jungle_nothing = nothing lies there
illegal-flip_jungle_face_down = a piece that lies face down cannot move: turn it over
illegal-flip_jungle_not_yours = this animal is not yours
illegal-flip_jungle_taking_face_down = a piece that lies face down cannot be taken
illegal-flip_jungle_own = your own animal stands there
illegal-flip_jungle_rank = the { $taker } does not take the { $taken }
illegal-flip_jungle_step = an animal goes one step along a row or column
