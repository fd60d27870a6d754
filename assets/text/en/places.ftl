### Boards in text: what is said of a place beside what lies there.

places-next_to = { $place }, next to { $other }
places-chosen = chosen
places-target = the target
places-legal = can be chosen
