### The rules of Fox Hunt in short, for the help page. What is often got wrong is decided in docs/boards.md.
### A blank line parts two paragraphs.

help-fox_hunt-aim = The aim
help-fox_hunt-aim-text =
    Foxes hide on the board, eight on ten columns and ten rows. Find all of them with as few shots as you can: each square you leave alone is a point.

help-fox_hunt-shot = A shot
help-fox_hunt-shot-text =
    Shoot at any square you have not shot at. If a fox is there, it is found, and the shot tells no more.

    If none is there, the shot tells how many foxes lie on its eight rays: in its row, in its column and on both diagonals, to the edge of the board, as a chess queen goes. Foxes you have found are counted too, and none hides another.
help-fox_hunt-shot-shown = Four shots: each that misses leaves its number.

help-fox_hunt-marks = Marks
help-fox_hunt-marks-text =
    Click a square with the right button to mark it as empty, again to mark it as one where a fox may be, and once more to take the mark away. Marks are yours alone and tell the game nothing.

    "Mark what is impossible" does that for every square on which no fox can be, by all that was told, and shows those on which one must be. It can happen by itself after each shot.

help-fox_hunt-hint = Hints
help-fox_hunt-hint-text =
    A hint shows the shot that Huntsman would fire, and warms the board: the warmer a square, the likelier a fox is there. For that it counts every way in which the foxes may lie.

help-fox_hunt-advice = Advice
help-fox_hunt-advice-text =
    A miss that sees no fox is worth most: all its rays are empty. Begin near the middle, where rays are longest, and then shoot where rays of misses that see foxes cross.
