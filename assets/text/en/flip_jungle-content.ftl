### What Flip Jungle is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-flip_jungle-first-game = First game
scene-flip_jungle-first-game-note = Grabber takes whatever it can and looks no further: set it a trap.
scene-flip_jungle-prowler = Against Prowler
scene-flip_jungle-prowler-note = The strongest opponent: it reckons with every animal that may be turned over, and knows how endings end.
scene-flip_jungle-all-open = All open
scene-flip_jungle-all-open-note = All animals lie open: no luck, and each stands beside somebody it fears.
scene-flip_jungle-half-open = Half of it open
scene-flip_jungle-half-open-note = The strong lie open, the weak lie face down: what will stand beside the elephant?
scene-flip_jungle-both-fall = Both fall
scene-flip_jungle-both-fall-note = Where equals meet both leave the board, so nobody is safe behind a twin.
scene-flip_jungle-no-time = No time to lose
scene-flip_jungle-no-time-note = Twelve plies without a piece turned over or taken, and it is a draw: drive them into a corner at once.

## Puzzles

scene-flip_jungle-puzzles-the-rat-corners-the-elephant = The rat corners the elephant
scene-flip_jungle-puzzles-the-rat-corners-the-elephant-note = The smallest takes the greatest, if it is the other’s turn when they stand a step apart. The dog cannot take the elephant, but it can wait.
scene-flip_jungle-puzzles-turned-over-in-time = Turned over in time
scene-flip_jungle-puzzles-turned-over-in-time-note = What lies face down is your cat, and it is worth a move in which nothing on the board changes. When is it needed?
scene-flip_jungle-puzzles-dudeneys-hog = Dudeney’s hog
scene-flip_jungle-puzzles-dudeneys-hog-note = Tiger against tiger: whoever must step up to the other is lost. After Dudeney’s puzzle of the hogs, in which a farmer never catches the hog in front of him, since the count is wrong. You have one way to put it right: do not use it too early.
scene-flip_jungle-puzzles-bait = Bait
scene-flip_jungle-puzzles-bait-note = The wolf takes your dog in any case. Let it, where the tiger will have the count.
scene-flip_jungle-puzzles-the-rat-can-wait = The rat can wait
scene-flip_jungle-puzzles-the-rat-can-wait-note = The lion takes tiger and rat, and the rat stands beside it. Whichever it takes first, the other runs, and only one of them cannot run far enough.
scene-flip_jungle-puzzles-out-of-reach = Out of reach
scene-flip_jungle-puzzles-out-of-reach-note = The leopard takes rat and cat. Only one step keeps both of them at the right distance.
scene-flip_jungle-puzzles-two-against-two = Two against two
scene-flip_jungle-puzzles-two-against-two-note = The lion attacks your tiger, the elephant attacks the leopard. Go where the tiger threatens as it flees.

## Opponents

name-prowler = Prowler
opponent-flip_jungle-novice-idea = Does anything that is allowed.
opponent-flip_jungle-grabber-idea = Takes the dearest animal it can, and else does anything.
opponent-flip_jungle-prowler-idea = Thinks ahead, with the chance of every piece that may be turned over.
opponent-flip_jungle-prowler-level-easy = Looks at 200 positions.
opponent-flip_jungle-prowler-level-normal = Looks at 3 000 positions.
opponent-flip_jungle-prowler-level-hard = Looks at 40 000 positions.
opponent-flip_jungle-prowler-level-expert = Looks at 400 000 positions.
