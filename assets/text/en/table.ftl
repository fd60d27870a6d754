### What every table says.

table-hurry = Skip ahead
table-speed_note = How fast moves are shown; click for the next speed
table-redo = Do it again
