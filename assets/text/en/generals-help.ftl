### The rules of the Game of the Generals and L'Attaque in short, for the help page. What is often got wrong is decided in docs/boards.md.
### A blank line parts two paragraphs.

help-generals-aim = The aim
help-generals-aim-text =
    Take the other side’s flag, or bring your own to the far edge. You see the ranks of your own pieces only. Whoever moves onto a piece of the other side challenges it: an arbiter knows both ranks, and takes the weaker one away, or both if they are equal.
help-generals-aim-shown = The general waits; the colonel comes to it, and falls.

help-generals-placing = Placing
help-generals-placing-text =
    Both sides place all 21 pieces on their first three rows, behind a screen. Drag pieces onto each other until they stand as you want, or take one of the ways that lie ready; give your own a name, and it is kept for other games. Six squares stay empty.

    Then the screen is taken away, and White moves first.
help-generals-fights = Who takes whom
help-generals-fights-text =
    Generals of five stars to one, then colonel, lieutenant colonel, major, captain, first and second lieutenant, sergeant: each takes all below it, and the private, too. The spies take every officer, and fall to privates. Equals both fall. It does not matter who comes.

    Rest the pointer on a piece, and it is told what it takes and what takes it.
help-generals-fights-shown = The spy takes a general, and a private takes the spy.

help-generals-flag = The flag
help-generals-flag-text =
    Any piece takes it, and with it the game. Where two flags meet, the one that comes wins.

    On the last row it wins at once if no piece of the other side stands beside it along a row or column; else it must survive the other side’s next move. What stood there and did not win is no flag, and everybody knows it.
help-generals-flag-shown = The flag reaches the last row with nobody beside it, and has won.

help-generals-reading = What a fight tells
help-generals-reading-text =
    You are told who survives, and no rank. But what took your colonel is stronger than a colonel, and not a private; what has taken and moved on is hardly the flag. Rest the pointer on a piece of unknown rank: there stands what it did, and what it can still be by that.

    Opponents count the same way, and their reasons show it: once the game is over, or at once where nobody need hide anything.
help-generals-reading-shown = White’s board. The colonel comes and falls to the general; Black is not told to what.

help-generals-attaque = L’Attaque
help-generals-attaque-text =
    Forty pieces on four rows, and two lakes that nobody enters. After a fight both ranks are known. Mines and the flag never move: whoever comes to a mine falls, but a sapper clears it. A scout goes any distance over empty squares, and challenges what stands beside it. A spy takes the commander in chief where it comes to him.

    The flag wins nothing by standing anywhere.
help-generals-attaque-shown = A sapper clears a mine, and a scout runs along its column.

help-generals-end = The end
help-generals-end-text =
    Whoever cannot move has lost. The game is drawn when the same position comes for the third time, and when for 100 plies (another number can be chosen) nobody challenges anybody. Then all ranks are shown.
