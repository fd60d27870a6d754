### The log of a race without a window: what happened, as the lab tells it. $name is whose it is, $from and $to are squares, $carrots what was paid or
### earned.

hare-log-forward =
    { $carrots ->
        [one] { $name } goes from { $from } to { $to } for one carrot
       *[other] { $name } goes from { $from } to { $to } for { $carrots } carrots
    }
hare-log-back = { $name } goes back from { $from } to { $to } and earns { $carrots } carrots
hare-log-toll =
    { $carrots ->
        [one] { $name } pays { $to } { $carrots } carrot for passing
       *[other] { $name } pays { $to } { $carrots } carrots for passing
    }
hare-log-took = { $name } takes 10 carrots
hare-log-gave = { $name } gives 10 carrots
hare-log-kept = { $name } neither takes nor gives
hare-log-ate = { $name } eats a salad at rank { $rank } and earns { $carrots } carrots
hare-log-paid = { $name } is at rank { $rank } on a square for it and earns { $carrots } carrots
hare-log-restarted = { $name } cannot move and starts again with { $carrots } carrots
hare-log-drew = { $name } draws a card: { $card }
hare-log-refunded =
    { $carrots ->
        [one] { $name } gets one carrot back
       *[other] { $name } gets { $carrots } carrots back
    }
hare-log-sent = { $name } is sent from { $from } to { $to }
hare-log-idle = The card has no effect here
hare-log-will_eat = { $name } will eat a salad next turn
hare-log-will_miss = { $name } has no salad to eat and misses the next turn
hare-log-missed = { $name } misses a turn
hare-log-home = { $name } comes home at rank { $place }
hare-log-over = The race is over
hare-log-over_rounds = The race is over: the last round was played

hare-drawn-last_move_free = the last move is free
hare-drawn-take_or_give = take or give 10 carrots
hare-drawn-back_one_rank = back one rank
hare-drawn-up_one_rank = up one rank
hare-drawn-eat_salad = eat a salad at once
hare-drawn-eat_salad_next = eat a salad next turn
hare-drawn-miss_turn = miss a turn
hare-drawn-move_again = move again
hare-drawn-next_carrots = to the next carrot square
hare-drawn-last_carrots = back to the last carrot square
