### Board games with pieces: what all of them say at the table. $piece is a piece as its game calls it.

boards-empty = empty
boards-remembered = { $piece }, last seen here
boards-choose = Move a piece
boards-confirm = Confirm the move
boards-advice_confirm = Space or the button does it. Esc takes it back; another move takes its place.
boards-advice_choose = Which of them? Choose, or press Esc to go back.
boards-over = The game is over
boards-clock = { $count } plies without progress; at { $limit } the game is drawn.
boards-placing_advice = Drag pieces onto each other, or onto empty squares.
boards-placing_done = Ready
fault-boards-placing = your pieces are placed within your own rows
boards-placing_mirror = Mirror
boards-placing_shuffle = Shuffle
boards-placing_name = Name, to keep this one
boards-placing_keep = Keep
boards-placing_kept = Kept as “{ $name }”.
boards-placing_remove = Keep “{ $name }” no longer
fault-boards-placement = { $path } is no placement: { $why }
boards-face_down = Still face down
boards-odds = { $piece }: { $count } of { $all } face down, { $percent } %
boards-turn = Turn the board
boards-turn_note = By a quarter, clockwise.
boards-figure_left = Pieces left
boards-figure_left_note = Pieces of each side that were not taken.
boards-figure_unit = pieces
boards-best = Best scores by these rules: { $scores }

boards-editor = Set up a position
boards-editor_way = Set up a position
boards-editor_line = Lay pieces on the board, carry them, or write the position.
boards-editor_beginning = Beginning
boards-editor_bare = Bare board
boards-editor_undo = Take the change back
boards-editor_redo = Make the change again
boards-editor_pieces = Pieces
boards-editor_pieces_note = Choose one and click on the board, or carry it there. The number says how many are left. A right click takes a piece away.
boards-editor_left = { $piece }: { $count } left
boards-editor_remove = Take away
boards-editor_cell = { $cell }: { $what }
boards-editor_taken = Taken
boards-editor_taken_note = { $down ->
        [one] One piece lies face down
       *[other] { $down } pieces lie face down
    }, and { $left ->
        [one] one is
       *[other] { $left } are
    } neither on the board nor taken. Both must be as many: choose a piece and say how many of it were taken.
boards-editor_turn = To move
boards-editor_nobody = No colours yet
boards-editor_first = { $name } plays
boards-editor_text = The position as text
boards-editor_copy = Copy
boards-editor_paste = Paste
boards-editor_over = The game is over here: leave both sides something to do.
boards-editor_players = Who plays is chosen where the game is set up: { $names }.
boards-editor_play = Play from here
