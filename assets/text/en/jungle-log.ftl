### The log of a game of Jungle. $name is whose move it is, $animal and $taken are animals, $to is a square.

jungle-log-began = The game begins with position { $start } of those to choose from
jungle-log-moved = { $name } moves the { $animal } to { $to }
jungle-log-took = { $name } takes the { $taken } at { $to } with the { $animal }
jungle-log-over_den = { $name } wins and is in the other's den
jungle-log-over_taken = { $name } wins: the other side has no animals left
jungle-log-over_stuck = { $name } wins: the other side cannot move
jungle-log-over_repetition = A draw: the same position came for the third time
jungle-log-over_quiet = A draw: for too long nothing was taken
