### Board games with pieces: what all of them say at the table. $piece is a piece as its game calls it.

boards-empty = empty
boards-choose = Move a piece
boards-confirm = Confirm the move
boards-advice_confirm = Space or the button does it. Esc takes it back; another move takes its place.
boards-over = The game is over
boards-clock = { $count } plies without progress; at { $limit } the game is drawn.
boards-face_down = Still face down
boards-odds = { $piece }: { $count } of { $all } face down, { $percent } %
boards-turn = Turn the board
boards-turn_note = By a quarter, clockwise.
boards-figure_left = Pieces left
boards-figure_left_note = Pieces of each side that were not taken.
boards-figure_unit = pieces
boards-best = Best scores by these rules: { $scores }
