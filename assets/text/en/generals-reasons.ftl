### What opponents of the Game of the Generals and L'Attaque tell of their decisions. $piece and $likeliest are ranks, $to and $square are names of squares, $action one of the lines `generals-do_…`,
### $score a lead in pieces of average worth.

## Actions, and what comes of fights

generals-do_place = Place the pieces
generals-do_move = Move the { $piece } to { $to }
generals-do_challenge = Challenge what stands on { $to } with the { $piece }
generals-do_move_unknown = Move a piece to { $to }
generals-do_challenge_unknown = Challenge what stands on { $to }
generals-outcome_attacker = The piece that comes survives
generals-outcome_defender = The piece that stands there survives
generals-outcome_nobody = Both fall
generals-outcome_captured = It was the flag
generals-outcome_declined = The challenge does not come
generals-outcome_reached = It is the flag, and has arrived
generals-outcome_no_flag = It is not the flag

## The decision in one sentence

headline-generals_placed = Pieces placed as a variation of: { $placement }
headline-generals_placed_anyhow = Pieces placed anywhere
headline-generals_by_chance =
    { $action }, drawn from { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-generals_grabs =
    { $action }: what wins most on the average of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-generals_searched =
    { $action }: { $score }, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-generals_challenged =
    { $action }: it survives alone with { $wins } %, both fall with { $both } %, it falls alone with { $loses } %; what stands there most likely is a { $likeliest } ({ $chance } %). { $score }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen

## Methods

method-generals_novice = novice
method-generals_grabber = grabber
method-generals_marshal = marshal

## What a score is made of

term-generals_taken = what the fight takes, by how likely it is
term-generals_lost = the piece that is lost, by how likely that is
term-generals_pieces = more in pieces, by what they can take
term-generals_hunt = pieces that come at what they would gladly challenge
term-generals_danger = pieces that something stronger may come at
term-generals_guard = pieces of the other side near the flag
term-generals_race = a flag that runs
term-generals_advance = rows that pieces have come ahead
term-generals_patience = plies without a fight
term-generals_draw = a draw
term-generals_end = the end of the game
term-generals_beyond = other ways for the fights to come out, and what follows

## What each piece is believed to be

generals-believed = { $square }: most likely a { $piece }
column-generals_likeliest = likeliest rank, %
column-generals_likeliest_meaning = How likely the piece has the rank that is likeliest for it.
column-generals_flag = flag, %
column-generals_flag_meaning = How likely the piece is the flag.
