### What is wrong with files and texts of the Game of the Generals and L'Attaque: setups, placements, positions and moves. Words of files stay as they are written.

## Setups and placements

fault-generals-quiet_limit = quiet_limit: { $found } is not between 1 and { $most }
fault-generals-placements = this is no list of placements: { $why }; write for each an id, a relative, and rows, the foremost first
fault-generals-placement = placement '{ $id }': { $why }; place every piece of the army once

## Positions and moves

fault-generals-rows = '{ $found }' are no rows of pieces
remedy-generals-rows = write the foremost row first, a letter for each piece, a number for empty squares, and / between rows
fault-generals-letter = '{ $found }' is no letter of a piece
remedy-generals-letter = write a capital letter, such as P
fault-generals-move = '{ $found }' is no move
remedy-generals-move = write from where to where, such as e3-e4
fault-generals-square = '{ $found }' is no square
remedy-generals-square = write its column and row, such as e3
fault-generals-piece = '{ $letter }' is no piece
remedy-generals-piece = pieces are { $known }, small ones Black's; ! and ? are pieces of unknown rank
fault-generals-part = '{ $found }' says nothing of a position
remedy-generals-part = write rows, whose turn it is, and what docs/boards.md lists
fault-generals-side = '{ $found }' is no side
remedy-generals-side = write w for White or b for Black
fault-generals-unsound = this cannot be played on: { $why }
remedy-generals-unsound = write a position that can come in this game
fault-generals-open = not all ranks are told, or the sides do not move yet
remedy-generals-open = write a letter for each piece, and no ! or ?
