### What Generals is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-generals-first-game = First game
scene-generals-first-game-note = Place your army, and hunt for the other flag. Grabber counts the odds of each fight and looks no further.
scene-generals-marshal = Against Marshal
scene-generals-marshal-note = It keeps in mind what each of your pieces may be by all it has seen, and thinks ahead over it.
scene-generals-two = Two at one screen
scene-generals-two-note = You against somebody beside you. A curtain falls between your turns.
scene-generals-attaque = L'Attaque
scene-generals-attaque-note = Mines, sappers, scouts and two lakes. Both ranks of a fight are shown.
scene-generals-behind-the-screen = Behind the screen
scene-generals-behind-the-screen-note = The other army stands already, and the screen hides it. Place yours: spies and privates within reach of the strong pieces, and the flag where nobody looks for it. Fights show both ranks here, so that you see what the screen hid.
scene-generals-spy-and-private = Spy and private
scene-generals-spy-and-private-note = The piece on e5 has taken your general. The other side has a spy, a captain and the flag: so which of your two pieces challenges it?
scene-generals-the-last-row = The flag on the last row
scene-generals-the-last-row-note = A flag on the last row has won, unless a piece of the other side stands beside it, which may take it. Bring yours there.
scene-generals-the-survivor = What survived
scene-generals-the-survivor-note = The piece on e5 has taken your colonel. The other side has a brigadier general, a captain, two privates and the flag: so what is it, and which of your pieces takes it?
scene-generals-sappers = Sappers
scene-generals-sappers-note = L'Attaque: your captain fell to the piece on i9, and everybody saw that it is a mine. Of the other two pieces in that corner, which have never moved, one is a mine, too, and one the flag. Only a sapper clears mines.

## Opponents

opponent-generals-novice-idea = Does anything that is allowed.
opponent-generals-grabber-idea = Challenges where the odds are best, and else does anything.
opponent-generals-marshal-idea = Thinks ahead over what your pieces may be, and how likely.
opponent-generals-marshal-level-easy = Looks at 200 positions, over 16 ways the ranks may be.
opponent-generals-marshal-level-normal = Looks at 3 000 positions, over 64 ways the ranks may be.
opponent-generals-marshal-level-hard = Looks at 30 000 positions, over 128 ways the ranks may be.
