### What Hare and Hedgehog is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-hare-first-race = First race
scene-hare-first-race-note = Gentle company, and no cards yet: every square says what it costs and what it does.
scene-hare-two = Two on the track
scene-hare-two-note = You against Parlett: every carrot it saves is one you could have used.
scene-hare-three = Three on the track
scene-hare-three-note = You, Leslie, who minds its own carrots, and Faith, who minds yours.
scene-hare-no-luck = No luck
scene-hare-no-luck-note = Without cards, on the board of 1978: whoever counts best wins.
scene-hare-four = Four on the track
scene-hare-four-note = You and three others, from one that strolls to one that counts.
scene-hare-six = Six on the track
scene-hare-six-note = Six runners and little room: watch where the others stand.

## Opponents

name-tortoise = Tortoise
name-sprinter = Sprinter
name-leslie = Leslie
name-faith = Faith
name-parlett = Parlett
opponent-tortoise-idea = Strays at random, but homeward.
opponent-sprinter-idea = The move after which its own position is worth most.
opponent-leslie-idea = Max^n, every seat for the most for itself.
opponent-leslie-level-easy = Looks at 300 positions.
opponent-leslie-level-normal = Looks at 3 000 positions.
opponent-leslie-level-hard = Looks at 30 000 positions.
opponent-leslie-level-expert = Looks at 300 000 positions.
opponent-faith-idea = Max^n, every seat for its lead over the best rival.
opponent-faith-level-easy = Looks at 300 positions.
opponent-faith-level-normal = Looks at 3 000 positions.
opponent-faith-level-hard = Looks at 30 000 positions.
opponent-faith-level-expert = Looks at 300 000 positions.
opponent-parlett-idea = The strongest by measurement: with two seats alpha-beta on the difference, with more max^n.
opponent-parlett-level-easy = Looks at 300 positions.
opponent-parlett-level-normal = Looks at 3 000 positions.
opponent-parlett-level-hard = Looks at 30 000 positions, with four seats and more at 100 000; with three, four and six at more moves a choice.
opponent-parlett-level-expert = Looks at 2 000 000 positions, about a second; with three, four and six seats at more moves a choice.
