### Puzzles of board games: what is asked, and how a solution is known.

puzzle-task_win = Find the only move that wins.
puzzle-task_win_in =
    { $moves ->
        [1] Win with this move, whatever comes.
       *[other] Win with your { $moves }. move at the latest, whatever comes.
    }
puzzle-task_draw = Find the only move that does not lose.
puzzle-proof_win =
    { $plies ->
        [1] It wins at once, and no other move wins: exact tables know this ending.
       *[other] It wins in { $plies } plies at most, and no other move wins: exact tables know this ending.
    }
puzzle-proof_win_in =
    { $plies ->
        [1] It wins at once, and no other move does: every line of play was followed.
       *[other] It wins in { $plies } plies at most, and no other move does: every line of play was followed.
    }
puzzle-proof_draw =
    { $plies ->
        [1] It draws, and every other move loses at once: exact tables know this ending.
       *[other] It draws, and every other move loses in { $plies } plies at most: exact tables know this ending.
    }

## On the page of the setup

puzzle-heading = Puzzles
puzzle-choose = Choose a puzzle
puzzle-of_day = Puzzle of { $day }
puzzle-of_day_note = Everybody has the same puzzle on the same day.
puzzle-sought = It is being looked for.

## At the table

puzzle-solved = That is it. { $proof }
puzzle-missed = That is not it.
puzzle-missed_win = That is not it: it does not win as it should.
puzzle-missed_drawn = That is not it: it only draws.
puzzle-missed_lost =
    { $plies ->
        [1] That is not it: it loses at once.
       *[other] That is not it: it loses in { $plies } plies at most.
    }
puzzle-take_back = Take it back
puzzle-damaged = The list of solved puzzles { $file } could not be read and was set aside: { $what }
puzzle-newer = The list of solved puzzles { $file } is of a newer program and stays as it is.
puzzle-unwritten = The list of solved puzzles { $file } could not be written: { $what }
