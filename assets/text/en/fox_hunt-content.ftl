### What Fox Hunt is made of: hunters and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-fox_hunt-first-game = First hunt
scene-fox_hunt-first-game-note = Three foxes on six columns and six rows: a shot that misses tells how many lie on its rays.
scene-fox_hunt-eight = Eight foxes
scene-fox_hunt-eight-note = The usual board. Huntsman, who counts every way in which the foxes may lie, takes about 20 shots.
scene-fox_hunt-one-is-certain = One fox is certain
scene-fox_hunt-one-is-certain-note = Three shots have missed. There is one square on which a fox must be: which?
scene-fox_hunt-three-are-certain = Four misses tell all
scene-fox_hunt-three-are-certain-note = Four shots have missed, and they tell where all three foxes are. Find them without another miss.
scene-fox_hunt-five-are-certain = Five foxes, seven misses
scene-fox_hunt-five-are-certain-note = Seven shots have missed, and there is one way in which five foxes may lie. Find them without another miss.

## Hunters

name-beater = Beater
name-huntsman = Huntsman
opponent-fox_hunt-novice-idea = Shoots at any square.
opponent-fox_hunt-beater-idea = Leaves out squares on which a miss saw no fox.
opponent-fox_hunt-tracker-idea = Shoots where foxes seem to lie thickest.
opponent-fox_hunt-huntsman-idea = Counts every way in which the foxes may lie.
opponent-fox_hunt-huntsman-level-easy = Goes by the chance of a fox alone.
opponent-fox_hunt-huntsman-level-normal = Looks at 10 placements of the foxes.
opponent-fox_hunt-huntsman-level-hard = Looks at 1 000 placements of the foxes.
