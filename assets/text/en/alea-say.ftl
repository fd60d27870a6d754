### How fighters of Alea say why, how travellers do, and how a hint says it. Which sentence may be said when stands in
### assets/sentences/dice.ron. Sentences with "should" tell what the whole turn that begins so brings on average.
### $card is the card of the move, $die the die on it, $measure what the turn brings; what begins with "other_" is the same of what is compared.

say-alea_kills = that ends the fight
say-alea_most_damage = it should take { $measure } HP from them this turn, and nothing else as many
say-alea_damage = this way the turn should take { $measure } HP from them, and the other way { $other_measure }
say-alea_hits = this way the turn should take { $measure } HP from them
say-alea_hurts = it should hurt them more
say-alea_shield = it should break more of their shield
say-alea_poison = it should leave them with more poison
say-alea_afflicts = it should leave them in worse shape
say-alea_takes_boons = it should leave them with less that helps them
say-alea_stronger = it should leave { say-me } with more that helps { say-me }
say-alea_own_poison = it should leave less poison in { say-me }
say-alea_own_afflictions = it should leave { say-me } in better shape
say-alea_more_cards = more of { say-my } cards should come into play
say-alea_countdown = it should bring a countdown nearer its end
say-alea_keeps = it should leave larger dice unused
say-alea_spends_all = no pip should be left unused
say-alea_spends = it should leave fewer pips unused
say-alea_fewer_moves = it should take fewer moves
say-alea_more_moves = it should allow for more moves
say-alea_heals_now =
    { $heals ->
        [one] it heals { say-me } one HP
       *[other] it heals { say-me } { $heals } HP
    }
say-alea_heals = it should heal { say-me } more
say-alea_own_hp = it should cost { say-me } less of { say-my } own HP
say-alea_once = what works only once a fight is kept for later
say-alea_once_now = what works only once a fight is of use now
say-alea_bonus = its author says that this is what the card is for
say-alea_danger =
    { $who ->
        [you] it makes it less likely that their next turn kills you
       *[me] it makes it less likely that their next turn kills me
    }
say-alea_decides = it should decide the fight
say-alea_else_lost = the other way could lose the fight
say-alea_likelier = this way the fight is lost less often
say-alea_anew = played out again and again, it does better
say-alea_takes_now = it takes { $takes } HP from them at once, and nothing else does as much
say-alea_stops = stopping here does more good than any card that is left
say-alea_now = nothing else does as much at once
say-alea_now_as_well = nothing else does more at once
say-alea_larger_die = of the dice that fit, it gets a { $die } and not a { $other_die }
say-alea_smaller_die = a { $die } is enough for it, and the { $other_die } is spared
say-alea_die = that die fits the card
say-alea_kept = the other die is kept for another card
say-alea_no_fire = this die does not burn
say-alea_fire = there is no better die that does not burn
say-alea_deadly_fire = the other die would burn { say-me } to death
say-alea_none_left = a die is kept for another card
say-alea_further_left = { $card } comes first from the left
say-alea_left = cards are used from the left
say-alea_card_left = a card is left to use
say-alea_nothing_else = no card is left to use

## The road

say-road_chest = behind that fight there is a chest
say-road_anvil = behind that fight there is an anvil
say-road_boss = it should leave { say-me } better off against the boss
say-road_cheaper = against { $enemy } { say-i } should keep { $percent_of_one } % of { say-my } HP, and { $other_percent_of_one } % against { $other_enemy }
say-road_fight = that fight should cost { say-me } less
say-road_next_cheaper = in the next fight { say-i } should keep { $percent_of_one } % of { say-my } HP instead of { $other_percent_of_one } %
say-road_next = the next fight should cost { say-me } less
say-road_missing =
    { $missing ->
        [one] { say-i } lack one HP, and behind that fight there is a place to rest
       *[other] { say-i } lack { $missing } HP, and behind that fight there is a place to rest
    }
say-road_rest = behind that fight there is a place to rest
say-road_gold = behind that fight there is a shop for { say-my } gold
say-road_keeps_gold = it leaves { say-me } { $gold_then } gold for a shop instead of { $other_gold_then }
say-road_more_gold = it leaves { say-me } more gold for a shop
