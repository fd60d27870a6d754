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

## The game in the lobby, and at the table

game-banqi = Banqi
lobby-line-banqi = Chinese dark chess: every piece lies face down until somebody turns it over.
lobby-seats-banqi = 2 seats
lobby-length-banqi = 10 to 20 minutes

banqi-side_red = red
banqi-side_black = black
banqi-piece_red = red { $piece }
banqi-piece_black = black { $piece }
banqi-face_down = face down
banqi-advice = Click a piece that lies face down to turn it over, or drag one of your open pieces a step.
banqi-tip_takes = Takes: { $pieces }
banqi-tip_taken_by = Taken by: { $pieces }
banqi-tip_nothing = nothing
banqi-tip_cannon = Takes by a leap over exactly one piece, open or face down; goes one step without taking.
banqi-tip_unopened =
    { $count ->
        [one] The last piece that is still face down
       *[other] One of { $count } pieces that are still face down
    }
banqi-tip_odds = { $piece }: { $percent } %

banqi-result_taken = { $name } wins: no piece of the other side is left.
banqi-result_stuck = { $name } wins: the other side can do nothing.
banqi-result_repetition = A draw: the same position came for the third time.
banqi-result_quiet = A draw: for too long nothing was turned over or taken.
