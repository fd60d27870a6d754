### Why an action is not allowed in Fox Hunt, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-fox_hunt_over = all foxes are found
illegal-fox_hunt_undecided = it is still drawn with what the game begins
illegal-fox_hunt_hiding = the foxes are still hiding
illegal-fox_hunt_no_square = there is no such square on this board
illegal-fox_hunt_again = this square was shot at already
