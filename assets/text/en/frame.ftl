### What the command line says around what a game and its opponents say: heads of tables, and the lines before and after them.

# An opponent was asked in a position.
frame-asked = { $agent } in seat { $seat }, step { $step }, seed { $seed }
frame-rank = rank
frame-score = score
frame-action = action
frame-why = why
frame-term = term
frame-weight = weight
frame-more = and { $count } more
frame-expected = expected line:
frame-chance = chance
frame-effort = { $positions } positions evaluated, depth { $depth }
frame-effort_of = { $positions } positions evaluated of a budget of { $budget }, depth { $depth }
frame-open = open to everyone: nothing hidden entered
frame-sealed = for this seat alone until the game is over

# How a game ended.
frame-place = place
frame-seat = seat
frame-player = player
frame-agent = agent
frame-points = points
frame-not_over = not over
frame-ended = { $end } after { $rounds } rounds, { $turns } turns, { $steps } steps
frame-forfeited = { $name } in seat { $seat } forfeited { $moves } moves
frame-decisions = { $decisions } decisions, { $positions } positions evaluated
frame-seed = seed { $seed }, hash { $hash }
frame-end-victory_pile = victory pile
frame-end-three_piles = three piles
frame-end-turn_limit = turn limit
