### What opponents of Flip Jungle tell of their decisions. $animal and $taken are animals, $square and $to names of squares, $action one of the lines `flip_jungle-do_…`, $score a lead in
### hundredths of a game that is won.

## Actions, and what chance brings

flip_jungle-do_flip = Turn over { $square }
flip_jungle-do_move = Move the { $animal } to { $to }
flip_jungle-do_take = Take the { $taken } at { $to } with the { $animal }
flip_jungle-do_reveal = Turned over: { $animal }

## The decision in one sentence

headline-flip_jungle_by_chance =
    { $action }, drawn from { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-flip_jungle_grabs =
    { $action }: what takes most of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-flip_jungle_searched =
    { $action }: { $score } %, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-flip_jungle_won =
    { $action }: won in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } at best play
headline-flip_jungle_lost =
    { $action }: lost in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } at best play
headline-flip_jungle_drawn = { $action }: drawn at best play

## Methods

method-flip_jungle_novice = novice
method-flip_jungle_grabber = grabber
method-flip_jungle_prowler = prowler

## What a score is made of

term-flip_jungle_taken = what is taken
term-flip_jungle_pieces = more in animals, by what they can still take
term-flip_jungle_way = the way to the prey
term-flip_jungle_patience = plies without progress
term-flip_jungle_end = the end of the game
term-flip_jungle_known = won or lost, by the tables of endings
term-flip_jungle_plies = plies to the end
term-flip_jungle_beyond = other pieces that may be turned over, and what comes after the line
