### Why an action is not allowed in Jungle, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-jungle_over = the game is over
illegal-jungle_undecided = it is still drawn with what the game begins
illegal-jungle_no_square = there is no such square on this board
illegal-jungle_nothing = no animal stands there
illegal-jungle_not_yours = this animal is not yours
illegal-jungle_own = your own animal stands there
illegal-jungle_own_den = nobody enters the own den
illegal-jungle_rat_in_the_way = nobody leaps over a rat in the water
illegal-jungle_step = an animal goes one step along a row or column
illegal-jungle_water = only the rat enters the water
illegal-jungle_bank = nobody takes an animal from the water on land, or from land in the water
illegal-jungle_rank = the { $taker } does not take the { $taken }
