### Banqi.

## Pieces

banqi-general = general
banqi-advisor = advisor
banqi-elephant = elephant
banqi-chariot = chariot
banqi-horse = horse
banqi-cannon = cannon
banqi-soldier = soldier

## What can be chosen among the rules

banqi-setup_ranks = Ranks
banqi-ranks-taiwanese = Taiwanese
banqi-ranks-taiwanese_note = General, advisor, elephant, chariot, horse, cannon, soldier. A cannon takes any piece by a leap over exactly one other, and nothing by a step. A soldier takes the general, and the general no soldier.
banqi-ranks-chinese = Chinese
banqi-ranks-chinese_note = The same order, but a cannon goes and takes like any other piece, and the general takes soldiers, too.
banqi-ranks-hong_kong = Hong Kong
banqi-ranks-hong_kong_note = General, chariot, horse, cannon, advisor, elephant, soldier; a cannon goes and takes like any other piece. A soldier takes the general, and the general no soldier.
banqi-setup_size = Board
banqi-size-small = Small
banqi-size-small_note = Four rows of eight squares, 32 pieces.
banqi-size-large = Large
banqi-size-large_note = Eight rows of eight squares, 64 pieces: two of each general, and twice as many of all others.
banqi-setup_cannon = Cannons
banqi-sliding_cannon = They slide
banqi-sliding_cannon_note = A cannon that takes nothing goes any distance along a row or column.
banqi-setup_quiet_limit = Draw without progress
banqi-quiet_limit-40 = After 40 plies
banqi-quiet_limit-50 = After 50 plies
banqi-quiet_limit-60 = After 60 plies
banqi-quiet_limit-180 = After 180 plies
banqi-quiet_limit-note = The game is drawn when for so many plies, moves of either side, nothing is turned over or taken.
banqi-quiet_limit-180_note = The game is drawn when for so many plies, moves of either side, nothing is turned over or taken. So it is at the Computer Olympiad.
banqi-quiet_limit-own = After another number
banqi-quiet_limit-own_note = The game is drawn after a number of plies that is written in a file.
banqi-setup_chase_limit = Chases
banqi-chase_limit = Threats in a row
banqi-chase_limit_note = How often in a row one piece may threaten the same other one, while nothing is turned over or taken; 0 is as often as you like.
