### The log of a game of Banqi. $name is whose move it is, $piece, $taken kinds of pieces, $square and $to squares.

banqi-log-began = The game begins with position { $start } of those to choose from
banqi-log-flipped_red = { $name } turns over { $square }: a red { $piece }
banqi-log-flipped_black = { $name } turns over { $square }: a black { $piece }
banqi-log-chose_red = { $name } plays red
banqi-log-chose_black = { $name } plays black
banqi-log-moved = { $name } moves the { $piece } to { $to }
banqi-log-took = { $name } takes the { $taken } at { $to } with the { $piece }
banqi-log-over_taken = { $name } wins: no piece of the other side is left
banqi-log-over_stuck = { $name } wins: the other side can do nothing
banqi-log-over_repetition = A draw: the same position came for the third time
banqi-log-over_quiet = A draw: for too long nothing was turned over or taken
