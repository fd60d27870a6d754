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
