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
