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
