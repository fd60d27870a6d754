### How opponents of Realm say why, as in why-say.ftl.

say-realm_fires = it is the first thing on my list that I can have
say-realm_later = there was something better on my list
say-realm_early = it is too early for points
say-realm_used_up = I have enough of those
say-realm_not_offered = I cannot have that now
say-realm_refused = it would end the game while I am behind
say-realm_wins_now = it ends the game while I am ahead
say-realm_repeats = it has another action played more than once
say-realm_actions = it brings actions for the rest
say-realm_free_draw = it draws and costs me no action
say-realm_free = it costs me no action
say-realm_points = it turns a card into points
say-realm_draw = it draws most
say-realm_attack = it harms the others
say-realm_coins = it brings coins
say-realm_gain = it gains me a card
say-realm_trash = my deck is better without those
say-realm_else = it does me most good
say-realm_last = the game ends now, and points are all that counts
say-realm_paid = every buy brings me a token
say-realm_rule = { $about }
say-realm_wins = I win more often that way
say-realm_ahead = I end up further ahead that way
