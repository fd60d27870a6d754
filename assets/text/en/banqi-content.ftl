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
scene-banqi-half-open = Half of it open
scene-banqi-half-open-note = Every second piece lies open from the beginning: there is something to plan, and something to hope for.
scene-banqi-two-armies = Two armies
scene-banqi-two-armies-note = All pieces lie open, rank beside rank: no luck, and not a square to step on before something is taken.
scene-banqi-mixed = All at once
scene-banqi-mixed-note = All pieces lie open, mixed as if somebody had turned them over at once: whoever looks further wins.
scene-banqi-sliding-cannons = Cannons that slide
scene-banqi-sliding-cannons-note = Cannons go any distance along a row or column, and one piece may threaten another no more than seven times in a row.
scene-banqi-hogs-caught = The hogs: caught
scene-banqi-hogs-caught-note = A chariot hunts a horse, step by step. After each of your moves there is an even number of steps between you: so the horse will be the one that has to come near. After Dudeney’s puzzle of the hogs.
scene-banqi-hogs-free = The hogs: free
scene-banqi-hogs-free-note = The same hunt a step nearer: now you are the one that has to come near, and the horse runs in and out of its corner for ever. Which is what Dudeney’s farmer learned about his hogs.

## Puzzles

scene-banqi-puzzles-over-an-unopened-piece = Over an unopened piece
scene-banqi-puzzles-over-an-unopened-piece-note = A cannon leaps over any one piece, also over one that nobody has seen yet. The last horse stands by two of them.
scene-banqi-puzzles-a-step-to-lose = A step to lose
scene-banqi-puzzles-a-step-to-lose-note = Equals take each other, and whoever has to step up to the other is taken. The chariots stand so that it is you who would have to. After Dudeney’s hogs: find a move that changes nothing but the count.
scene-banqi-puzzles-the-cannon-steps-aside = The cannon steps aside
scene-banqi-puzzles-the-cannon-steps-aside-note = The soldier takes the general, and the general may not take the soldier. It only wants something to eat before it is caught.
scene-banqi-puzzles-soldier-and-general = The smallest catches the greatest
scene-banqi-puzzles-soldier-and-general-note = A lone soldier drives the general along the edge, if the cannon does not stand in the general’s reach and the count is right.
scene-banqi-puzzles-two-hunters = Two hunters
scene-banqi-puzzles-two-hunters-note = The advisor alone is always a step late. The chariot is weaker than the elephant and must fear it, and still it is the one that decides the hunt.
scene-banqi-puzzles-along-the-edge = Along the edge
scene-banqi-puzzles-along-the-edge-note = The elephant attacks the chariot. Where should that go, so that the elephant stays in its corner until the advisor is there?
scene-banqi-puzzles-lucky-to-draw = Two against one, and lucky to draw
scene-banqi-puzzles-lucky-to-draw-note = You have two pieces, and the advisor takes both of them. One step alone keeps both out of its reach for good.
scene-banqi-puzzles-horse-and-soldier = First the one, then the other
scene-banqi-puzzles-horse-and-soldier-note = The horse is near, the soldier far away, and both have to be taken. The advisor alone can do it, if it is in the right place when the count is right.

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
