### What Jungle is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-jungle-first-game = First game
scene-jungle-first-game-note = Grabber takes whatever it can and looks no further: set it a trap.
scene-jungle-tracker = Against Tracker
scene-jungle-tracker-note = The strongest opponent: it thinks ahead, and counts who comes to the den first.
scene-jungle-two = Two at one screen
scene-jungle-two-note = You against somebody beside you.
scene-jungle-no-rats = Without rats
scene-jungle-no-rats-note = No rat swims in the lakes, so nothing stops a leap, and nothing stops the elephant.
scene-jungle-rats-afloat = Rats in the lakes
scene-jungle-rats-afloat-note = Both rats swim already, each before the lions and tigers of the other side: who keeps the lakes shut?
scene-jungle-elephant-ahead = An elephant more
scene-jungle-elephant-ahead-note = The other side has lost its elephant. It is enough to win with, and there is a rat that knows it.
scene-jungle-house-rules = House rules
scene-jungle-house-rules-note = The dog is above the wolf, lion and tiger are equal, and the leopard leaps across the lakes, too.

## Puzzles

scene-jungle-puzzles-around-the-trap = Around the trap
scene-jungle-puzzles-around-the-trap-note = The way to the den leads through a trap, and in a trap the elephant is no stronger than a kitten. The wolf waits beside it.
scene-jungle-puzzles-the-other-lake = The other lake
scene-jungle-puzzles-the-other-lake-note = A leap saves three steps on the way to the den. A rat in the water is enough to make it impossible.
scene-jungle-puzzles-rat-on-the-bank = The rat on the bank
scene-jungle-puzzles-rat-on-the-bank-note = From the water the rat takes nothing on land. The elephant has few steps left: where must the rat come ashore?
scene-jungle-puzzles-a-rat-before-the-den = A rat before the den
scene-jungle-puzzles-a-rat-before-the-den-note = The rat is two steps from your den. The tiger could leap half-way to the other one, but the rat is quicker.
scene-jungle-puzzles-who-is-first = Who is first
scene-jungle-puzzles-who-is-first-note = Three of yours against three of theirs, and the wolf is nearly there. With the wrong step first somebody comes back in time.
scene-jungle-puzzles-keep-it-busy = Keep it busy
scene-jungle-puzzles-keep-it-busy-note = The tiger takes your leopard and your cat, and it leaps. One step alone keeps it busy.
scene-jungle-puzzles-swim-for-it = Swim for it
scene-jungle-puzzles-swim-for-it-note = The rat swims beside the elephant and takes nothing from there. Between the lakes it can herd the elephant ahead of it, all the way to the den.
scene-jungle-puzzles-the-long-way = Backwards first
scene-jungle-puzzles-the-long-way-note = The leopard is stronger than the wolf. Still its way to the den begins with a step back.

## Opponents

opponent-jungle-novice-idea = Does anything that is allowed.
opponent-jungle-grabber-idea = Enters the den if it can, else takes the dearest animal, and else does anything.
opponent-jungle-tracker-idea = Thinks ahead, and counts who comes to the den before anybody stands in the way.
opponent-jungle-tracker-level-easy = Looks at 300 positions.
opponent-jungle-tracker-level-normal = Looks at 5 000 positions.
opponent-jungle-tracker-level-hard = Looks at 60 000 positions.
opponent-jungle-tracker-level-expert = Looks at 400 000 positions.
