### The log of a game of Flip Jungle. $name is whose move it is, $animal and $taken are animals, $square and $to squares.

flip_jungle-log-began = The game begins with position { $start } of those to choose from
flip_jungle-log-flipped_white = { $name } turns over { $square }: a white { $animal }
flip_jungle-log-flipped_black = { $name } turns over { $square }: a black { $animal }
flip_jungle-log-chose_white = { $name } plays white
flip_jungle-log-chose_black = { $name } plays black
flip_jungle-log-moved = { $name } moves the { $animal } to { $to }
flip_jungle-log-took = { $name } takes the { $taken } at { $to } with the { $animal }
flip_jungle-log-fell = { $name } sends the { $animal } to its equal at { $to }, and both fall
flip_jungle-log-over_taken = { $name } wins: no animal of the other side is left
flip_jungle-log-over_bare = A draw: the last animals fell together
flip_jungle-log-over_stuck = { $name } wins: the other side can do nothing
flip_jungle-log-over_repetition = A draw: the same position came for the third time
flip_jungle-log-over_quiet = A draw: for too long nothing was turned over or taken
