### The rules of Jungle in short, for the help page. What is often got wrong is decided in docs/boards.md.
### A blank line parts two paragraphs.

help-jungle-aim = The aim
help-jungle-aim-text =
    Enter the den of the other side with any animal. Taking all its animals wins as well.
help-jungle-aim-shown = The tiger goes through a trap into the den: the game is won.

help-jungle-turn = A turn
help-jungle-turn-text =
    Move one animal a step along a row or column. Where an animal of the other side stands that yours may take, it goes there and takes it. Nobody enters the own den.

help-jungle-ranks = Who takes whom
help-jungle-ranks-text =
    Elephant, lion, tiger, leopard, wolf, dog, cat, rat: the number on each says how strong it is, 8 to 1, and each takes its equals and all below it. But the rat takes the elephant, and the elephant no rat.
help-jungle-ranks-shown = The rat takes the elephant, and the cat the rat.

help-jungle-water = Water
help-jungle-water-text =
    Only rats swim. A rat in the water is taken by a rat in the water alone, and takes nothing on land from there.

    Lion and tiger leap over a lake along a row or column and take where they land, unless a rat of either side swims in the way.
help-jungle-water-shown = The lion leaps over the lake and takes the wolf. Then the rat swims, and the lion must go around.

help-jungle-traps = Traps
help-jungle-traps-text =
    Three traps lie before each den. In a trap of the other side an animal counts for nothing: anybody takes it.
help-jungle-traps-shown = The elephant steps into a trap, and even the cat takes it.

help-jungle-end = The end
help-jungle-end-text =
    The game is drawn when the same position comes for the third time, or when for 200 plies (another number can be chosen) nothing is taken.

help-jungle-advice = Advice
help-jungle-advice-text =
    Count the steps to the den, yours and theirs: most games are lost by an animal that was looked after too late. Keep one near your own traps, and send the rat for the elephant.
