### What opponents tell of their decisions, in every game: the words for the messages of the crate search, and of agents of several games.
### $action is what is done, such as "Attack Peru from Brazil".

# Who acts or is compared with, where it is not known who sits there.
seat = seat { $number }

reason-list = { $list }, { $more }

act-end_turn = End the turn

headline-searched =
    { $action }: worth { $score }, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-searched_in_part =
    { $action }: worth { $score }, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } found before the budget was spent, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-plan_exact =
    { $choices ->
        [one] { $action } promises { $score }: the only choice, { $states } states, { $method } (exact)
       *[other] { $action } promises { $score }: best of { $choices } choices, { $states } states, { $method } (exact)
    }
headline-plan_settled =
    { $choices ->
        [one] { $action } promises { $score }: the only choice, { $states } states, { $method } (exact)
       *[other] { $action } promises { $score }: the best found of { $choices } choices ({ $exact } exact), { $states } states, { $method }
    }
headline-plan_certain =
    { $choices ->
        [one] { $action } reaches the goal for certain and promises at least { $score }: the only choice ({ $exact } exact), { $states } states, { $method }
       *[other] { $action } reaches the goal for certain and promises at least { $score }: best of { $choices } choices ({ $exact } exact), { $states } states, { $method }
    }
headline-plan_known =
    { $choices ->
        [one] { $action } promises at least { $score }: the only choice ({ $exact } exact), { $states } states, { $method }
       *[other] { $action } promises at least { $score }: best of { $choices } choices ({ $exact } exact), { $states } states, { $method }
    }
headline-plan_estimated =
    { $choices ->
        [one] { $action } expects about { $score } ± { $error }: the only choice ({ $exact } exact), { $states } states, { $method }
       *[other] { $action } expects about { $score } ± { $error }: best of { $choices } choices ({ $exact } exact), { $states } states, { $method }
    }
headline-plan_guessed =
    { $choices ->
        [one] { $action } may be worth { $score }: the only choice ({ $exact } exact), { $states } states, { $method }
       *[other] { $action } may be worth { $score }, of { $choices } choices ({ $exact } exact), none of which was looked at to the end: { $states } states, { $method }
    }

method-expansion = expansion, which follows every way the turn can go
method-sampling = Monte Carlo tree search, which tries ways of the turn at random, the promising ones more often

term-chance = chance
term-played_anew = played anew
term-whim = whim
