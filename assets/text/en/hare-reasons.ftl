### What opponents of Hare and Hedgehog tell of their decisions: moves, cards, squares, headlines, what a score is made of. $squares is how far a
### move goes, $to the square it ends on, $kind what that square is, $carrots what is earned, $seat a player's name or `seat`, $worth one of the lines `hare-worth_…`.

## Moves

hare-forward =
    { $squares ->
        [one] Go one square to { $to }, { $kind }
       *[other] Go { $squares } squares to { $to }, { $kind }
    }
hare-home =
    { $squares ->
        [one] Go home, one square
       *[other] Go home, { $squares } squares
    }
hare-back = Go back { $squares } to { $to }, { $kind }, for { $carrots } carrots
hare-take = Take 10 carrots
hare-give = Give 10 carrots
hare-keep = Keep the carrots
hare-eat = Eat a salad
hare-second = { $move } (second runner)

## Cards, as chance draws them

hare-card_last_move_free = Card: the last move is free
hare-card_take_or_give = Card: take or give 10 carrots
hare-card_back_one_rank = Card: back one rank
hare-card_up_one_rank = Card: up one rank
hare-card_eat_salad = Card: eat a salad at once
hare-card_eat_salad_next = Card: eat a salad next turn
hare-card_miss_turn = Card: miss a turn
hare-card_move_again = Card: move again
hare-card_next_carrots = Card: to the next carrot square
hare-card_last_carrots = Card: back to the last carrot square

## Squares

hare-square_start = the start
hare-square_hare = a hare
hare-square_carrots = carrots
hare-square_salad = a salad
hare-square_hedgehog = a hedgehog
hare-square_position = rank { $rank }
hare-square_flag = a flag
hare-square_goal = the goal

## The decision in one sentence

headline-hare_searched =
    { $action }: { $worth }, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-hare_searched_in_part =
    { $action }: { $worth }, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } found before it had to stop, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
# What the number of a headline is, and its scale.
hare-worth_own = worth { $score } points, where one square forward is worth { $square }
hare-worth_lead = { $score } points over the best rival, where one square forward is worth { $square }
hare-worth_own_share = { $score } % of what all positions are worth together
hare-worth_lead_share = { $score } % of what all positions are worth together over the best rival
hare-by_chance = { $action }, at random
hare-looks_best =
    { $choices ->
        [one] { $action }: the only choice
       *[other] { $action }: looks best of { $choices } choices, without looking ahead
    }
method-tortoise = tortoise
method-sprinter = sprinter
method-leslie = Leslie
method-faith = Faith
method-parlett = Parlett

## What a score is made of

term-hare_salads = salads
term-hare_carrots = carrots
term-hare_squares = squares covered
term-hare_home = home
term-hare_turns = turns to home
term-hare_rival_salads = salads of { $seat }
term-hare_rival_carrots = carrots of { $seat }
term-hare_rival_squares = squares of { $seat }
term-hare_rival_home = { $seat } home
term-hare_rival_turns = turns to home of { $seat }
term-hare_other_cards = other cards that may come

## What the line leads to is worth to every seat

column-hare_salads = S
meaning-hare_salads = what salads weigh: those still to eat, by the salad squares still ahead
column-hare_carrots = C
meaning-hare_carrots = what carrots weigh: those in hand and those due next turn
column-hare_squares = P
meaning-hare_squares = what squares weigh: three points each, and being home
column-hare_turns = T
meaning-hare_turns = what the turns to home weigh: the fewer, the more
column-hare_worth = E
meaning-hare_worth = the sum: what the position is worth to the seat
