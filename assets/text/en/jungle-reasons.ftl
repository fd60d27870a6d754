### What opponents of Jungle tell of their decisions. $animal and $taken are animals, $to is the name of a square, $action one of the lines `jungle-do_…`, $score a lead in hundredths of a
### game that is won.

## Actions

jungle-do_move = Move the { $animal } to { $to }
jungle-do_leap = Leap to { $to } with the { $animal }
jungle-do_take = Take the { $taken } at { $to } with the { $animal }
jungle-do_enter = Enter the den with the { $animal }

## The decision in one sentence

headline-jungle_by_chance =
    { $action }, drawn from { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-jungle_grabs =
    { $action }: what takes most of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-jungle_searched =
    { $action }: { $score } %, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-jungle_won =
    { $action }: won in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } at best play
headline-jungle_lost =
    { $action }: lost in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } at best play
headline-jungle_drawn = { $action }: drawn at best play

## Methods

method-jungle_novice = novice
method-jungle_grabber = grabber
method-jungle_tracker = tracker

## What a score is made of

term-jungle_taken = what is taken
term-jungle_animals = more in animals, by what they can still take
term-jungle_ways = nearer to the den
term-jungle_race = a race to the den
term-jungle_patience = plies without a capture
term-jungle_end = the end of the game
term-jungle_known = won or lost, by the tables of endings
term-jungle_plies = plies to the end
term-jungle_beyond = what comes after the line
