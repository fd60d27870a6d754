### How opponents of Realm say why, as in why-say.ftl.

say-realm_fires = it is the first thing on my list that I can have
say-realm_later = there was something better on my list
say-realm_early = it is too early for points
say-realm_used_up = I have enough of those
say-realm_not_offered = I cannot have that now
say-realm_refused = it would end the game while I am behind
say-realm_wins_now = it ends the game while I am ahead
say-realm_order = actions come in this order
say-realm_rule = that is what I always do here
say-realm_wins = I win more often that way
say-realm_ahead = I end up further ahead that way
