### How opponents of Hare and Hedgehog say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/hare.ron.
### Sentences with "should" tell what the line of play hopes for; the others tell what the move does.

say-hare_eats =
    { $salads_then ->
        [0] it eats { say-my } last salad
       *[other] it eats a salad
    }
say-hare_to_salad = on square { $to } a salad can be eaten next turn
say-hare_salads_end =
    { $other_salads_end ->
        [one] it should leave { say-me } { $salads_end } salads instead of one
       *[other] it should leave { say-me } { $salads_end } salads instead of { $other_salads_end }
    }
say-hare_salads = { say-my } salads should be easier to eat in time
say-hare_more_carrots =
    { $carrots_then ->
        [one] it leaves { say-me } one carrot instead of { $other_carrots_then }
       *[other] it leaves { say-me } { $carrots_then } carrots instead of { $other_carrots_then }
    }
say-hare_carrots_end =
    { $carrots_end ->
        [one] later on it should leave { say-me } one carrot instead of { $other_carrots_end }
       *[other] later on it should leave { say-me } { $carrots_end } carrots instead of { $other_carrots_end }
    }
say-hare_spends = it should use up carrots that { say-i } do not need on the way home
say-hare_spends_later =
    { $carrots_end ->
        [one] later on it should leave { say-me } one carrot instead of { $other_carrots_end }, and { say-i } do not need the rest
       *[other] later on it should leave { say-me } { $carrots_end } carrots instead of { $other_carrots_end }, and { say-i } do not need the rest
    }
say-hare_spends_now = it uses up carrots that { say-i } can spare
say-hare_carrots = { say-my } carrots should serve { say-me } better
say-hare_forward =
    { $other_squares ->
        [one] it brings { say-me } { $squares } squares forward, and not one
       *[other] it brings { say-me } { $squares } squares forward, and not { $other_squares }
    }
say-hare_forward_at_all =
    { $squares ->
        [one] it brings { say-me } a square forward
       *[other] it brings { say-me } { $squares } squares forward
    }
say-hare_way_end = later on it should leave { say-me } { $way_end } squares from home instead of { $other_way_end }
say-hare_squares = it should bring { say-me } farther
say-hare_home = it brings { say-me } home
say-hare_home_end = it should bring { say-me } home
say-hare_turns = it should bring { say-me } home in fewer turns
say-hare_rival_salads = { $seat } should have more trouble with salads
say-hare_rival_carrots = { $seat } should be worse off for carrots
say-hare_rival_squares = { $seat } should get less far
say-hare_rival_turns = { $seat } should take longer to come home
say-hare_rival_home = { $seat } should come home later
say-hare_rival_worse = whichever rival stands best should be worse off
say-hare_draws = most cards { say-i } may draw should suit { say-me }
say-hare_other_cards = whatever cards come, it should suit { say-me } better
