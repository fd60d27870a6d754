### How opponents of the Game of the Generals and L'Attaque say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/generals.ron. $wins, $both and $loses are chances in per cent.
### Sentences with "should" tell what the line of play hopes for; the others tell what a fight may come to, by all that fits what was seen.

say-generals_odds = the { $piece } survives that fight alone with { $wins } %, and falls alone with { $loses } %
say-generals_worth = what may stand there is worth the risk: the { $piece } survives alone with { $wins } %, and falls alone with { $loses } %
say-generals_spares = in the other fight { say-my } { $other_piece } falls alone with { $other_loses } %, and survives alone with { $other_wins } %
say-generals_costs = the other fight should cost more than it takes, on the average
say-generals_pieces = it should leave { say-me } pieces that can take more
say-generals_hunt = { say-my } pieces should come at what they would gladly challenge
say-generals_danger = { say-my } pieces should stand in less danger
say-generals_guard = { say-my } flag should be safer
say-generals_race = { say-my } flag should have a freer way, or the other one a longer way
say-generals_advance = { say-my } pieces should get further ahead
say-generals_patience = it should lose less time on the way to a draw
say-generals_draw = it should keep the game from being drawn
say-generals_end = it should decide the game
say-generals_beyond = what comes after that, however fights come out, should be better for { say-me }
