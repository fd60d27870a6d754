### What opponents of Banqi tell of their decisions. $piece and $taken are kinds of pieces, $square and $to names of squares, $action one of the lines `banqi-do_…`, $score a lead in
### hundredths of all that is on the board.

## Actions, and what chance brings

banqi-do_flip = Turn over { $square }
banqi-do_move = Move the { $piece } to { $to }
banqi-do_take = Take the { $taken } at { $to } with the { $piece }
banqi-do_reveal = Turned over: { $piece }

## The way of a piece to a target. $length is moves until it takes, $price what the way is worth to its owner

banqi-chain = { $piece } { $from } to { $target } { $to }: { $length ->
        [one] { $length } move
       *[other] { $length } moves
    }, price { $price }
column-banqi_length = Moves
meaning-banqi_length = How many moves lead to the target, the taking counted.
column-banqi_price = Price
meaning-banqi_price = What the way is worth to whoever goes it: the price of the target less the moves, or less the own price where the target comes first.

## The decision in one sentence

headline-banqi_by_chance =
    { $action }, drawn from { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-banqi_grabs =
    { $action }: what takes most of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-banqi_wishes =
    { $action }, above all for this: { $reason }; { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } weighed
headline-banqi_searched =
    { $action }: { $score } %, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-banqi_table_won =
    { $action }: won, the next capture after at most { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
headline-banqi_table_lost =
    { $action }: lost, and this holds out longest: { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } to the next capture
headline-banqi_table_drawn =
    { $action }: drawn with best play

## Methods

method-banqi_novice = novice
method-banqi_grabber = grabber
method-banqi_chains = chains
method-banqi_strategist = strategist

## What a score is made of

term-banqi_taken = what is taken
term-banqi_pieces = more in pieces, by what they can still take
term-banqi_way = the way to the prey
term-banqi_patience = plies without progress
term-banqi_end = the end of the game
term-banqi_table_won = the tables call it won
term-banqi_table_lost = the tables call it lost
term-banqi_table_drawn = the tables call it drawn
term-banqi_table_plies = plies to the next capture
term-banqi_other_pieces = other pieces that may be turned over

## What Chains wishes

term-banqi_take = takes a piece
term-banqi_attack = goes nearer to what it can take
term-banqi_opposition = the distance to an equal
term-banqi_caution = goes nearer to what would take it
term-banqi_flee = gets a piece out of danger
term-banqi_intercept = stands in the way of an attack
term-banqi_guard = guards what is in danger
term-banqi_exposed = steps into danger
term-banqi_under_cannon = steps before a cannon
term-banqi_taken_back = is taken back
term-banqi_uncovered = leaves another piece in danger
term-banqi_herd = drives a lone piece into a corner
term-banqi_repeat = goes back, though ahead
term-banqi_flip_cannon = may be a hunter beside a cannon
term-banqi_flip_behind = may be a cannon with a shot
term-banqi_flip_attack = may be an attack
term-banqi_flip_guard = may help a piece in danger
term-banqi_flip_risk = may be in danger, or bring it
term-banqi_flip_open = one piece fewer lies face down
