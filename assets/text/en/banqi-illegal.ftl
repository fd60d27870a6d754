### Why an action is not allowed in Banqi, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-banqi_over = the game is over
illegal-banqi_undecided = it is still drawn with what the game begins
illegal-banqi_flipping = a piece is being turned over
illegal-banqi_chase = the same piece may not threaten the same one any longer: turn over, take or threaten something else
illegal-banqi_no_square = there is no such square on this board
illegal-banqi_open = this piece lies open already
illegal-banqi_nothing = nothing lies there
illegal-banqi_face_down = a piece that lies face down cannot move: turn it over
illegal-banqi_not_yours = this piece is not yours
illegal-banqi_taking_face_down = a piece that lies face down cannot be taken
illegal-banqi_own = your own piece stands there
illegal-banqi_cannon = a cannon takes by a leap over exactly one piece along a row or column, and nothing beside it
illegal-banqi_rank = the { $taker } does not take the { $taken }
illegal-banqi_slide = a cannon goes along a row or column, and not over other pieces
illegal-banqi_step = a piece goes one step along a row or column
