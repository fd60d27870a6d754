### The words of the curtain between persons and of the guidance in the first game. Values in braces are filled in by the
### program.

guidance-count = { $n } of { $all }
guidance-understood = Got it
guidance-enough = Skip tutorial
guide-place = Place your armies
guide_text-place = Click one of your territories to add an army. Or let the game do it: "Place the rest".
guide-attack = Attack
guide_text-attack = Click one of your territories, then a neighbour of another colour. The likeliest to succeed are listed below. { $end } ends your attacks.
guide-odds = What are the odds?
guide_text-odds = Your exact chance to take it. { $main } rolls once, { $blitz } fights to the end.
guide-occupy = It is yours
guide_text-occupy = Choose how many armies move in. Bring many if you want to attack on from here.
guide-fortify = End your turn
guide_text-fortify = You may move armies from quiet places to the front, as far as the rules of this table let you. Where cards are drawn, whoever captured something this turn draws one.
guide-cards = Trade your cards
guide_text-cards = Three alike, or one of each, bring new armies. { $cards } opens your hand.
guide-opponents = Read your opponents
guide_text-opponents = Whatever you see happen is told here. Click a line, and whoever did it tells you why.

curtain-turn = { $name } is to play
curtain-note = What { $name } sees is hidden until { $name } sits at the table. Everybody else, please look away.
curtain-open = I am { $name }: show my table
curtain-sets_up = { $name } sets up
curtain-sets_up_note = { $name } now sets up where nobody else may look. What was set up before stays hidden. Everybody else, please look away and wait.
