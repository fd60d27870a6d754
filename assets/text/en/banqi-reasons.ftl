### What opponents of Banqi tell of their decisions. $piece and $taken are kinds of pieces, $square and $to names of squares, $action one of the lines `banqi-do_…`, $score a lead in
### hundredths of all that is on the board.

## Actions, and what chance brings

banqi-do_flip = Turn over { $square }
banqi-do_move = Move the { $piece } to { $to }
banqi-do_take = Take the { $taken } at { $to } with the { $piece }
banqi-do_reveal = Turned over: { $piece }

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
headline-banqi_searched =
    { $action }: { $score } %, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep

## Methods

method-banqi_novice = novice
method-banqi_grabber = grabber
method-banqi_strategist = strategist

## What a score is made of

term-banqi_taken = what is taken
term-banqi_pieces = more in pieces, by what they can still take
term-banqi_way = the way to the prey
term-banqi_patience = plies without progress
term-banqi_end = the end of the game
term-banqi_other_pieces = other pieces that may be turned over
