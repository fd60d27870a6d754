### What Hare and Hedgehog is made of: opponents and ready-made tables, word for word as the content has it.

## Ready-made tables

scene-hare-first-race = First race
scene-hare-first-race-note = Gentle company, and no cards yet: every square says what it costs and what it does.
scene-hare-two = Two on the track
scene-hare-two-note = You against Parlett: every carrot Parlett saves is one you could have used.
scene-hare-three = Three on the track
scene-hare-three-note = You, Leslie, who minds her own carrots, and Faith, who minds yours.
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
opponent-hare-tortoise-idea = Wanders at random, but homeward.
opponent-hare-sprinter-idea = Takes the move after which it stands best itself.
opponent-hare-leslie-idea = Thinks ahead, and assumes that everybody wants the most for themselves.
opponent-hare-leslie-level-easy = Looks at 300 positions.
opponent-hare-leslie-level-normal = Looks at 3 000 positions.
opponent-hare-leslie-level-hard = Looks at 30 000 positions.
opponent-hare-leslie-level-expert = Looks at 300 000 positions.
opponent-hare-faith-idea = Thinks ahead, and assumes that everybody wants the largest lead over the best rival.
opponent-hare-faith-level-easy = Looks at 300 positions.
opponent-hare-faith-level-normal = Looks at 3 000 positions.
opponent-hare-faith-level-hard = Looks at 30 000 positions.
opponent-hare-faith-level-expert = Looks at 300 000 positions.
opponent-hare-parlett-idea = The strongest: thinks ahead about its lead over one rival, or about what each of several wants.
opponent-hare-parlett-level-easy = Looks at 300 positions.
opponent-hare-parlett-level-normal = Looks at 3 000 positions.
opponent-hare-parlett-level-hard = Looks at 30 000 positions, with four seats or more at 100 000; with three, four or six seats it tries more moves each time.
opponent-hare-parlett-level-expert = Looks at 2 000 000 positions in about a second; with three, four or six seats it tries more moves each time.
