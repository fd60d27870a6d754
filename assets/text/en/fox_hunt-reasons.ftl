### What hunters of Fox Hunt tell of their decisions. $square is the name of a square, $action the line `fox_hunt-do_shoot`, $chance a chance in per cent, $bits what an answer tells,
### $placements in how many ways the foxes may lie.

## Actions

fox_hunt-do_shoot = Shoot at { $square }

## The decision in one sentence

headline-fox_hunt_by_chance =
    { $action }, drawn from { $choices ->
        [one] { $choices } square
       *[other] { $choices } squares
    }
headline-fox_hunt_not_ruled_out =
    { $action }, drawn from { $choices ->
        [one] { $choices } square that is not crossed out
       *[other] { $choices } squares that are not crossed out
    }
headline-fox_hunt_thickest =
    { $action }: foxes seem to lie thickest there, of { $choices ->
        [one] { $choices } square that is not crossed out
       *[other] { $choices } squares that are not crossed out
    }
headline-fox_hunt_sure = { $action }: a fox must be there
headline-fox_hunt_counted =
    { $action }: a fox with { $chance } %, and the answer tells { $bits } bits; { $placements ->
        [one] { $placements } placement of the foxes fits
       *[other] { $placements } placements of the foxes fit
    }
headline-fox_hunt_estimated = { $action }: a fox with about { $chance } %, since the placements are too many to be counted

## Methods

method-fox_hunt_novice = novice
method-fox_hunt_beater = beater
method-fox_hunt_tracker = tracker
method-fox_hunt_huntsman = huntsman

## What a score is made of

term-fox_hunt_ruled_out = crossed out by a miss
term-fox_hunt_thick = how thick foxes lie on all squares, as a logarithm
term-fox_hunt_on_rays = how much thicker on the rays of misses that see the square
term-fox_hunt_beside_rays = how much thicker beside the rays of the other misses
term-fox_hunt_chance = the chance of a fox, which spares a miss
term-fox_hunt_answer = what the answer tells, in bits
term-fox_hunt_sure = a fox that must be there costs nothing

## Numbers of squares

column-fox_hunt_chance = %
column-fox_hunt_chance_meaning = The chance that a fox is there, in per cent.
column-fox_hunt_bits = bits
column-fox_hunt_bits_meaning = What the answer to a shot there tells on the average, in bits.
