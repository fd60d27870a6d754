### The Game of the Generals and L'Attaque.

## Ranks

generals_rank-spy = spy
generals_rank-general_of_the_army = general of the army
generals_rank-general = general
generals_rank-lieutenant_general = lieutenant general
generals_rank-major_general = major general
generals_rank-brigadier_general = brigadier general
generals_rank-colonel = colonel
generals_rank-lieutenant_colonel = lieutenant colonel
generals_rank-major = major
generals_rank-captain = captain
generals_rank-first_lieutenant = first lieutenant
generals_rank-second_lieutenant = second lieutenant
generals_rank-sergeant = sergeant
generals_rank-private = private
generals_rank-flag = flag
generals_rank-commander_in_chief = commander in chief
generals_rank-lieutenant = lieutenant
generals_rank-sapper = sapper
generals_rank-scout = scout
generals_rank-mine = mine

## Ways to place an army

generals_placement-fortress = fortress
generals_placement-blitz = one wing ahead
generals_placement-centre = through the middle
generals_placement-decoy = decoy
generals_placement-spies_ahead = spies ahead
generals_placement-runner = flag on the run
generals_placement-mined_corner = mined corner
generals_placement-mined_middle = mined middle
generals_placement-second_row = flag in the second row
generals_placement-front_row = flag in the front row
generals_placement-back_row = flag in the back row
generals_placement-thin_front = thin front
generals_placement-corner = flag in the corner

## What can be chosen among the rules

generals-setup_relative = Game
generals-relative-salpakan = Game of the Generals
generals-relative-salpakan_note = Salpakan, nine columns and eight rows: an arbiter says who survives, and a flag may run.
generals-relative-attaque = L'Attaque
generals-relative-attaque_note = Ten columns and rows with two lakes, mines, sappers and scouts.
generals-setup_disclosure = What is told of ranks
generals-disclosure-usual = As the game has it
generals-disclosure-usual_note = In the Game of the Generals nothing but who survives, in L'Attaque both ranks of a fight.
generals-disclosure-survivor = Who survives
generals-disclosure-survivor_note = Nobody is told any rank before the game is over.
generals-disclosure-fight = Both ranks of a fight
generals-disclosure-fight_note = Whoever has fought is known from then on.
generals-disclosure-open = All ranks
generals-disclosure-open_note = Both sides see everything as soon as the screen is gone.
generals-setup_quiet_limit = Draw without progress
generals-quiet_limit = Plies without a fight
generals-quiet_limit_note = The game is drawn when for so many plies, moves of either side, nobody challenges anybody.

## The game in the lobby, and at the table

game-generals = Generals
lobby-line-generals = Two armies whose ranks the other side does not see: an arbiter says who survives.
lobby-seats-generals = 2 seats
lobby-length-generals = 20 to 40 minutes

generals-side_white = white
generals-side_black = black
generals-piece_white = white { $piece }
generals-piece_black = black { $piece }
generals-unknown = piece of unknown rank
generals-advice = Drag a piece, or click it and then where it is to go. Onto a piece of the other side it is a challenge.

generals_placement-fortress_note = The flag in a corner behind privates; strong pieces wait in the middle.
generals_placement-blitz_note = Everything strong goes ahead on the right before the other side has looked around.
generals_placement-centre_note = Strength in the middle, privates at both wings to catch spies.
generals_placement-decoy_note = The flag stands where nobody looks for it, and what looks like its guard is bait.
generals_placement-spies_ahead_note = Spies in front take the first officers that come.
generals_placement-runner_note = The flag stands ready to run once the way is free.
generals_placement-mined_corner_note = Mines all around the flag in a corner.
generals_placement-mined_middle_note = Mines around the flag, and more of them elsewhere, to mislead.

## What is told of a piece where the pointer rests

generals-tip_takes = Takes: { $pieces }
generals-tip_falls = Falls to: { $pieces }
generals-tip_both = Both fall: { $pieces }
generals-tip_run = { $first } to { $last }
generals-tip_stays = It never moves.
generals-tip_far = It goes any distance over empty squares, and challenges what stands beside it.
generals-tip_flag = On the last row it wins, unless it is taken there at once.
generals-tip_moved = It has moved.
generals-tip_unmoved = It has not moved.
generals-tip_took = It has met: { $pieces }
generals-tip_may = By all you saw it may be: { $pieces }
generals-tip_water = A lake
generals-tip_water_note = Nobody enters it.

## How it ended

generals-result_taken = { $name } wins: the flag was taken.
generals-result_reached = { $name } wins: the flag has arrived.
generals-result_stuck = { $name } wins: the other side cannot move.
generals-result_repetition = A draw: the same position came for the third time.
generals-result_quiet = A draw: for too long nobody challenged anybody.
