### How opponents of Hare and Hedgehog say why, as in why-say.ftl.

say-hare_salads = my salads can still be eaten in good time
say-less-hare_salads = fewer salads are left to trouble me
say-hare_carrots = it leaves me carrots for the way
say-less-hare_carrots = fewer carrots are left over at the end
say-hare_squares = it brings me forward
say-hare_home = it brings me home
say-hare_turns = so I am home in fewer turns
say-hare_rival_salads = it does not help the others to their salads
say-less-hare_rival_salads = my rival has its salads still to eat
say-hare_rival_carrots = it leaves my rival no better off for carrots
say-less-hare_rival_carrots = my rival runs short of carrots
say-hare_rival_squares = nobody gets away from me
say-less-hare_rival_squares = it holds my rival up
say-hare_rival_turns = my rival is no nearer to home for it
say-less-hare_rival_turns = my rival has farther to go than I have
say-hare_rival_home = nobody comes home before me
say-less-hare_rival_home = it keeps my rival from coming home
say-hare_other_cards = most cards I may draw suit me
