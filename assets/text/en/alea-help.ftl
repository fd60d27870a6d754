### The rules of Alea in short.
### A blank line parts two paragraphs.

help-alea-turn = A turn
help-alea-turn-text =
    Roll your dice and put them on cards. A card whose slot is full is used at once. Dice left at the end of the turn are lost.

    Both fighters play with open cards, and nothing is hidden. A fighter with no HP left has lost.

help-alea-slots = Slots
help-alea-slots-text =
    A slot says which dice it takes: any, even, odd, a number exactly, at most (≤) or at least (≥).

    Two wells take two dice: equal ones (=), any two (+), or two of a certain sum. A die that waits for a second one is lost at the turn's end.

    A countdown takes any dice until they sum to its number. What it has taken stays from turn to turn; what is beyond is lost.

    Most cards work once a turn. Some work several times, as often as there are dice, or once a fight.

help-alea-dice = Dice
help-alea-dice-text =
    Cards may change dice, split them, join them or give new ones. Above 6 a die splits into a 6 and the rest; below 1 it is gone.

    A burning die costs 2 HP when it is touched. A locked one cannot be used. A face-down one has a number nobody knows until it is put somewhere; where it does not fit it comes back.

help-alea-statuses = Statuses
help-alea-statuses-text =
    Signs below the name tell what is the matter with a fighter, and point at one to read what it does.

    A shield absorbs hits until it is used up; poison and pierced hits pass it.

    A shocked card is off until any die is spent on it. A weakened one shows its weaker form for a turn.

help-alea-skill-and-limit-break = Skill and limit break
help-alea-skill-and-limit-break-text =
    A hero's skill is a card of its own. The limit break is one too, and waits until the bar is full: it fills by the HP you lose.

help-alea-gauntlet = The gauntlet
help-alea-gauntlet-text =
    Fights of rising tiers and a boss, with a choice of ways before each: who waits there, and what lies behind. Wounds stay; statuses and the limit bar begin anew in every fight.

    A victory brings gold, more max HP, sometimes a die, and a choice of cards. The board has eight cells: where there is no room, throw a card of your own away first.

    Behind a fight lies a chest (a card for nothing), an anvil (a card made better), a shop (cards and meals for gold) or a rest (sleep, or exercise).

    The inventor may take a card apart after each fight; it becomes the skill.

    Choose by number, your own cards by letter, and do it with the primary action. It is saved at every step.

help-alea-playing = Playing
help-alea-playing-text =
    Drag a die onto a card, or press the die's number and the card's letter. Lit cards take the die in hand; point at one to see what it would do before you let go.

    What you placed can be taken back until something random has happened.

    Why? opens the reasons for what the enemy did, Hint asks for advice, and Show graph draws all it looked at.
