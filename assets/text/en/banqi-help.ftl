### The rules of Banqi in short, for the help page. What is often got wrong is decided in docs/boards.md.
### A blank line parts two paragraphs.

help-banqi-aim = The aim
help-banqi-aim-text =
    Take all pieces of the other side, or leave it nothing to do.

help-banqi-turn = A turn
help-banqi-turn-text =
    All pieces lie face down in the beginning. Do one thing: turn a piece over, move one of your open pieces a step along a row or column, or take with it.

    The colour of the first piece that is turned over is that of whoever turned it over. What a piece is, chance decides when it is turned over, by the pieces that are left: nobody knows it before, the opponents neither.
help-banqi-turn-shown = One side turns over a chariot and plays red, the other a horse, and the chariot takes it.

help-banqi-ranks = Who takes whom
help-banqi-ranks-text =
    General, advisor, elephant, chariot, horse, cannon, soldier: each takes its equals and all below it. But a soldier takes the general, and the general no soldier. What lies face down is never taken.

    Point at an open piece to be told what it takes and what takes it.
help-banqi-ranks-shown = The elephant takes a chariot. Then the soldier takes the general.

help-banqi-cannon = The cannon
help-banqi-cannon-text =
    It goes one step like the others, and takes by a leap alone: along a row or column over exactly one piece, open or face down, of either colour. So it takes any piece, the general too, but nothing that stands beside it. No soldier takes it.
help-banqi-cannon-shown = The cannon leaps over one piece and takes the general. It is taken back by a horse.

help-banqi-end = The end
help-banqi-end-text =
    The game is drawn when the same position comes for the third time, or when for 60 plies (another number can be chosen) nothing is turned over or taken.

help-banqi-advice = Advice
help-banqi-advice-text =
    Turn a piece over where it threatens nobody and nobody threatens it, and count what is still face down: the panel below the board has the odds. A general is safe once all enemy soldiers and cannons are gone.

    Who is ahead should hurry: a draw comes soon.
