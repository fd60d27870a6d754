### The log of a game of chess or a relative. $name is whose move it is, $piece and $taken are pieces, $to and $at are squares.

fog-log-began = The game begins with position { $start } of those to choose from
fog-log-moved = { $name } moves the { $piece } to { $to }
fog-log-took = { $name } takes the { $taken } at { $at } with the { $piece }
fog-log-put = { $name } puts the { $piece } on { $to }
fog-log-moved_unseen = { $name } moves something
fog-log-took_unseen = { $name } takes the { $taken } at { $at }
fog-log-passed = { $name } leaves the turn
fog-log-over_taken = { $name } wins: the king was taken
fog-log-over_mate = { $name } wins: checkmate
fog-log-over_stuck = { $name } wins: the other side has no move
fog-log-over_stalemate = A draw: whoever is to act has no move
fog-log-over_bare = { $name } wins: the other king stands alone
fog-log-over_bare_both = A draw: both kings stand alone
fog-log-over_material = A draw: what is left cannot win
fog-log-over_repetition = A draw: the same position came for the third time
fog-log-over_perpetual_check = { $name } wins: the other side gave check all the time
fog-log-over_points = { $name } wins by points: both sides left their turns
fog-log-over_passed = A draw: the turn was left where that ends the game
fog-log-over_quiet = A draw: for too long nothing was taken and no pawn moved
