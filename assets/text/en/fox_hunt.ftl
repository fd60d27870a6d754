### Fox Hunt.

## What can be chosen among the rules

fox_hunt-setup_size = Board
fox_hunt-size-tiny = Tiny
fox_hunt-size-tiny_note = Six columns and six rows, for beginners.
fox_hunt-size-small = Small
fox_hunt-size-small_note = Eight columns and eight rows.
fox_hunt-size-usual = Usual
fox_hunt-size-usual_note = Ten columns and ten rows.
fox_hunt-size-large = Large
fox_hunt-size-large_note = Ten columns and twelve rows.
fox_hunt-setup_foxes = Foxes
fox_hunt-foxes = Foxes that hide
fox_hunt-foxes_note = On a board of this size there are usually { $usual }.

## The game in the lobby, and at the table

game-fox_hunt = Fox Hunt
lobby-line-fox_hunt = Foxes hide on a board, and every shot that misses tells how many lie on its eight rays: a game for one.
lobby-seats-fox_hunt = 1 seat
lobby-length-fox_hunt = 5 to 15 minutes

fox_hunt-hunter = hunter
fox_hunt-advice = Click a square to shoot at it. The right button marks one as empty, then as one where a fox may be, then not at all.
fox_hunt-choose = Shoot at a square
fox_hunt-status = { $shots }, { $left }
fox_hunt-status_shots =
    { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }
fox_hunt-status_left =
    { $left ->
        [one] { $left } fox to be found
       *[other] { $left } foxes to be found
    }
fox_hunt-mark_all = Mark what is impossible
fox_hunt-mark_all_note = Crosses out every square on which no fox can be, by all that was told, and puts a ring where one must be.
fox_hunt-mark_by_itself = After each shot
fox_hunt-mark_by_itself_note = Marks what is impossible, and what is certain, by itself after each shot.
fox_hunt-mark_none = Clear the marks
fox_hunt-mark_none_note = Takes all marks away, and no longer marks anything by itself.
fox_hunt-cell_untried = not shot at
fox_hunt-cell_empty = marked as empty
fox_hunt-cell_maybe = marked: a fox may be there
fox_hunt-cell_fox = a fox, found
fox_hunt-cell_missed =
    { $seen ->
        [0] no fox, and none on its rays
        [one] no fox, { $seen } on its rays
       *[other] no fox, { $seen } on its rays
    }
fox_hunt-tip_shot = Shot { $number }, at { $square }
fox_hunt-tip_left =
    { $left ->
        [0] All of them are found.
        [one] { $left } of them is yet to be found.
       *[other] { $left } of them are yet to be found.
    }
fox_hunt-result_found = { $name } has found all foxes.
fox_hunt-figure_shots = Shots
fox_hunt-graph = Foxes found
fox_hunt-graph_note = Foxes found, shot by shot.
fox_hunt-graph_unit = foxes
