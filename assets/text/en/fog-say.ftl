### How opponents of chess and its relatives say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/fog.ron.
### Sentences with "should" tell what the line of play hopes for; the others tell what the move does, or what was counted.

say-chess_takes = it takes the { $taken }
say-chess_promotes = the pawn becomes something stronger
say-chess_pieces = { say-my } pieces should stand better
say-chess_seen = { say-i } should see more
say-chess_danger = { say-my } king should be safer
say-chess_end = it should decide the game
say-chess_beyond = what comes after that should be better for { say-me }
say-chess_mean = it should come out better, whatever of what fits is there
say-chess_planned = it should leave { say-me } a next move that suits all that may be there
say-chess_spares = the piece that moves should be lost less easily there
say-chess_onward = it should get on, and not go to and fro
say-chess_sound = it should come out best, even against somebody who knows the whole strategy
say-chess_safe = { say-my } king can be taken at once in { $percent_of_one } % of what fits, instead of { $other_percent_of_one } %
