### The rules of Alea in short.
### A blank line parts two paragraphs.

help-alea-turn = A turn
help-alea-turn-text =
    Roll your dice and put them on cards. A card whose slot is full is used at once. Dice left at the end of the turn are lost.

    Both fighters' cards lie open, and nothing is hidden. Whoever is left without HP has lost.

help-alea-slots = Slots
help-alea-slots-text =
    A slot says which dice it takes: any, even, odd, one certain number, at most (≤) or at least (≥) a number.

    A slot with two hollows takes two dice: equal ones (=), any two (+), or two that add up to a certain number. A die that still waits for a second one is lost at the end of the turn.

    A countdown takes any dice until they add up to its number. What it has taken stays from turn to turn; whatever goes beyond is lost.

    Most cards work once a turn. Some work several times, as often as there are dice, or once a fight.

help-alea-dice = Dice
help-alea-dice-text =
    Cards may change dice, split them, join them or give you new ones. Above 6 a die splits into a 6 and the rest; below 1 it is gone.

    Touching a burning die costs 2 HP. A locked one cannot be used. A face-down one has a number nobody knows until it is put somewhere; where it does not fit, it comes back.

help-alea-statuses = Statuses
help-alea-statuses-text =
    What helps or harms a fighter stands below the name, with a sign, a name and a number. Point at it to read what it does.

    A shield takes hits until it is used up; poison and piercing hits go past it.

    A shocked card is out of use until any die is spent on it. A weakened one works in its weaker form for a turn.

help-alea-skill-and-limit-break = Skill and limit break
help-alea-skill-and-limit-break-text =
    A hero's skill is a card of its own. So is the limit break, which waits until its bar is full: every HP you lose fills it.

help-alea-gauntlet = The gauntlet
help-alea-gauntlet-text =
    Fights that grow harder, and a boss at the end. Before each one you choose your way: who waits there, and what lies behind. Wounds stay; statuses and the limit bar start afresh in every fight.

    A victory brings gold, more max HP, sometimes a die, and a choice of cards. The board has eight cells: if there is no room, throw one of your own cards away first.

    Behind a fight lies a chest (a card for nothing), an anvil (a card made better), a shop (cards and meals for gold) or a rest (sleep, or exercise).

    The inventor may take a card apart after each fight; that card becomes the skill.

    Choose things by their number and your own cards by their letter, then press the golden button. The game is saved at every step.

help-alea-playing = Playing
help-alea-playing-text =
    Drag a die onto a card, or press the die's number and the card's letter. Lit cards take the die in your hand; point at one to see what it would do before you let go.

    What you placed can be taken back until something random has happened.

    Why? opens the reasons for what the enemy did, Hint asks for advice, and Show graph draws everything the enemy looked at.
