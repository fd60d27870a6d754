### What Flip Jungle is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-flip_jungle-first-game = First game
scene-flip_jungle-first-game-note = Grabber takes whatever it can and looks no further: set it a trap.
scene-flip_jungle-prowler = Against Prowler
scene-flip_jungle-prowler-note = The strongest opponent: it reckons with every animal that may be turned over, and knows how endings end.

## Opponents

name-prowler = Prowler
opponent-flip_jungle-novice-idea = Does anything that is allowed.
opponent-flip_jungle-grabber-idea = Takes the dearest animal it can, and else does anything.
opponent-flip_jungle-prowler-idea = Thinks ahead, with the chance of every piece that may be turned over.
opponent-flip_jungle-prowler-level-easy = Looks at 200 positions.
opponent-flip_jungle-prowler-level-normal = Looks at 3 000 positions.
opponent-flip_jungle-prowler-level-hard = Looks at 40 000 positions.
opponent-flip_jungle-prowler-level-expert = Looks at 400 000 positions.
