### Boards in text: what is said of a place beside what lies there.

places-next_to = { $place }, рядом — { $other }
places-chosen = выбрано
places-target = цель
places-legal = можно выбрать
