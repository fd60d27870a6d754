### What Banqi is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-banqi-first-game = First game
scene-banqi-first-game-note = Grabber takes whatever it can and looks no further: set it a trap.
scene-banqi-strategist = Against Strategist
scene-banqi-strategist-note = The strongest opponent, under the rules of Taiwan: it reckons with every piece that may be turned over.
scene-banqi-chinese = Rules of China
scene-banqi-chinese-note = Cannons go and take like all others, and the general takes soldiers, too.
scene-banqi-large = Two sets on a large board
scene-banqi-large-note = Sixty-four pieces on sixty-four squares, for two people at one screen.

## Opponents

opponent-banqi-novice-idea = Does anything that is allowed.
opponent-banqi-grabber-idea = Takes the dearest piece it can, and else does anything.
name-chains = Chains
opponent-banqi-chains-idea = Goes after what it can take, flees what takes it, and turns over what is likely to help.
opponent-banqi-strategist-idea = Thinks ahead, with the chance of every piece that may be turned over.
opponent-banqi-strategist-level-easy = Looks at 300 positions.
opponent-banqi-strategist-level-normal = Looks at 5 000 positions.
opponent-banqi-strategist-level-hard = Looks at 60 000 positions.
opponent-banqi-strategist-level-expert = Looks at 600 000 positions.
