### What is wrong with files and texts of Jungle: setups, positions and moves. Words of files stay as they are written.

## Setups

fault-jungle-quiet_limit = quiet_limit: { $found } is not between 1 and { $most }

## Positions and moves

fault-jungle-square = '{ $found }' is no square
remedy-jungle-square = write its column and row, such as d1
fault-jungle-move = '{ $found }' is no move
remedy-jungle-move = write from where to where, such as a3-a4
fault-jungle-animal = '{ $letter }' is no animal
remedy-jungle-animal = white animals are ELTPWDCR, black ones eltpwdcr
fault-jungle-turn = '{ $found }' does not say whose turn it is
remedy-jungle-turn = write w for white or b for black
fault-jungle-part = '{ $found }' says nothing of a position
remedy-jungle-part = write 'ply' and a number, 'after' and the last quiet moves, each once, or nothing
fault-jungle-unsound = this cannot be played on: { $why }
remedy-jungle-unsound = write a position that can come in this game
