### What Jungle is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-jungle-first-game = First game
scene-jungle-first-game-note = Grabber takes whatever it can and looks no further: set it a trap.
scene-jungle-tracker = Against Tracker
scene-jungle-tracker-note = The strongest opponent: it thinks ahead, and counts who comes to the den first.
scene-jungle-two = Two at one screen
scene-jungle-two-note = You against somebody beside you.

## Opponents

opponent-jungle-novice-idea = Does anything that is allowed.
opponent-jungle-grabber-idea = Enters the den if it can, else takes the dearest animal, and else does anything.
opponent-jungle-tracker-idea = Thinks ahead, and counts who comes to the den before anybody stands in the way.
opponent-jungle-tracker-level-easy = Looks at 300 positions.
opponent-jungle-tracker-level-normal = Looks at 5 000 positions.
opponent-jungle-tracker-level-hard = Looks at 60 000 positions.
opponent-jungle-tracker-level-expert = Looks at 400 000 positions.
