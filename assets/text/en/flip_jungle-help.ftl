### The rules of Flip Jungle in short, for the help page.
### A blank line parts two paragraphs.

help-flip_jungle-aim = The aim
help-flip_jungle-aim-text =
    Take all animals of the other side, or leave it nothing to do.

help-flip_jungle-turn = A turn
help-flip_jungle-turn-text =
    All animals lie face down in the beginning. Do one thing: turn one over, move one of your open animals a step along a row or column, or take with it.

    The colour of the first animal that is turned over is that of whoever turned it over. What an animal is, chance decides when it is turned over.
help-flip_jungle-turn-shown = White turns over the elephant, black the rat. White turns over another animal, and the rat takes the elephant.

help-flip_jungle-ranks = Who takes whom
help-flip_jungle-ranks-text =
    Elephant, lion, tiger, leopard, wolf, dog, cat, rat: each takes its equal and all below it. But the rat takes the elephant, and the elephant no rat. What lies face down is never taken.

    By a variant an animal that goes to its equal falls with it.

help-flip_jungle-end = The end
help-flip_jungle-end-text =
    The game is drawn when the same position comes for the third time, or when for 40 plies (another number can be chosen) nothing is turned over or taken.

help-flip_jungle-advice = Advice
help-flip_jungle-advice-text =
    There is one of each animal: count which are still face down. Beside an open animal of theirs only few of yours do well, and the panel below the board shows whether these are still to come.
