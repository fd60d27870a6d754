### How opponents of Realm say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/dominion.ron.
### $card is the card it is about; what begins with "other_" is the same of what is compared.

say-realm_trasher = { $coppers } of { say-my } { $deck } cards are Coppers, and { $card } can take such cards out
say-realm_victory =
    { $left ->
        [one] { $card } brings points, and it is the last one left
       *[other] { $card } brings points, and { $left } of them are left
    }
say-realm_fires =
    { $coins ->
        [one] with one coin, { $card } is the first card on { say-my } list that { say-i } can have
       *[other] with { $coins } coins, { $card } is the first card on { say-my } list that { say-i } can have
    }
say-realm_first = it is the first card on { say-my } list that { say-i } can have
say-realm_wins_now =
    { $who ->
        [you] it ends the game while you are ahead
       *[me] it ends the game while I am ahead
    }
say-realm_last = the game ends with this turn, and points are all that counts
say-realm_paid = every buy brings { say-me } a victory token
say-realm_only_action = { $card } is the one action left in { say-my } hand
say-realm_repeats = it plays another action more than once
say-realm_actions_more =
    { $more_actions ->
        [one] it brings { $brings_actions } actions, and another one waits in { say-my } hand
       *[other] it brings { $brings_actions } actions, and { $more_actions } more wait in { say-my } hand
    }
say-realm_actions = it brings actions for the rest
say-realm_free_draw = it draws cards and uses up no action
say-realm_free = it uses up no action
say-realm_points = it turns a card into points
say-realm_draws_more =
    { $draws ->
        [one] it draws one card, and the other none
       *[other] it draws { $draws } cards, and the other { $other_draws }
    }
say-realm_draw = it draws cards
say-realm_attack = it harms the others
say-realm_more_coins =
    { $brings_coins ->
        [one] it brings one coin, and the other none
       *[other] it brings { $brings_coins } coins, and the other { $other_brings_coins }
    }
say-realm_coins = it brings coins
say-realm_gain = it gains { say-me } a card
say-realm_trash = { say-my } deck is better without those
say-realm_else = by { say-my } rules it does the most good
say-realm_treasures =
    { $treasure_coins ->
        [one] there is no action in { say-my } hand, and { say-my } treasures bring one coin
       *[other] there is no action in { say-my } hand, and { say-my } treasures bring { $treasure_coins } coins
    }
say-realm_no_action = there is no action in { say-my } hand
say-realm_no_action_left = no action is left to play another card with
say-realm_rule = { $rule }
say-realm_wins_more = in games played out from here it wins { $measure } %, and the other { $other_measure } %
say-realm_wins = in games played out from here it wins { $measure } %
say-realm_ahead = in games played out from here it ends further ahead
