### What is wrong with files and texts of chess and its relatives: setups, positions and moves. Words of files stay as they are written.

## Setups

fault-fog-quiet_limit = quiet_limit: { $found } is not between 1 and { $most }

## Positions

fault-chess-piece = no piece has the letter '{ $letter }'
remedy-chess-piece = write one of { $known }, small for Black
fault-chess-word = '{ $found }' is not understood here
remedy-chess-turn = write w or b: whose turn it is
remedy-chess-bracket = write a bracket ] behind what is in hand
remedy-chess-hand = write fewer pieces in hand
remedy-chess-passed = write the square that a pawn has passed, such as e3, or -
remedy-chess-unmoved = write which pieces have not moved, such as KQkq, or -
remedy-chess-more = write nothing more
fault-fog-pieces = '{ $found }' are no letters of pieces
remedy-fog-pieces = write letters of { $known }, small ones for Black
fault-fog-part = '{ $found }' says nothing of a position
remedy-fog-part = write rows, whose turn it is, and what docs/boards.md lists
fault-fog-unsound = this cannot be played on: { $why }
remedy-fog-unsound = write a position that can come in this game

## Moves

fault-fog-move = '{ $found }' is no move
remedy-fog-move = write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass
fault-fog-square = '{ $found }' is no square
remedy-fog-square = write its column and row, such as e4
fault-fog-letter = '{ $found }' is no letter of a piece
remedy-fog-letter = write a capital letter, such as Q
