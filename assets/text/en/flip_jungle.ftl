### Flip Jungle. Its animals are those of Jungle.

## What can be chosen among the rules

flip_jungle-setup_equals = Equals
flip_jungle-equals-taken = Whoever moves takes
flip_jungle-equals-taken_note = An animal that goes to its equal takes it.
flip_jungle-equals-both_fall = Both fall
flip_jungle-equals-both_fall_note = Where an animal goes to its equal, both leave the board. When the last ones fall together, the game is drawn.
flip_jungle-setup_quiet_limit = Draw without progress
flip_jungle-quiet_limit = Plies without progress
flip_jungle-quiet_limit_note = The game is drawn when for so many plies, moves of either side, nothing is turned over or taken.

## The game in the lobby, and at the table

game-flip_jungle = Flip Jungle
lobby-line-flip_jungle = The animals of Jungle face down on sixteen squares: a quick game of nerves.
lobby-seats-flip_jungle = 2 seats
lobby-length-flip_jungle = 5 minutes

flip_jungle-face_down = face down
flip_jungle-advice = Click a piece that lies face down to turn it over, or drag one of your open animals a step.
flip_jungle-tip_equals = Going to its equal, both fall.
flip_jungle-tip_unopened =
    { $count ->
        [one] The last animal that is still face down:
       *[other] One of { $count } animals that are still face down:
    }

flip_jungle-result_taken = { $name } wins: no animal of the other side is left.
flip_jungle-result_bare = A draw: the last animals fell together.
flip_jungle-result_stuck = { $name } wins: the other side can do nothing.
flip_jungle-result_repetition = A draw: the same position came for the third time.
flip_jungle-result_quiet = A draw: for too long nothing was turned over or taken.
