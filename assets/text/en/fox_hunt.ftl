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
