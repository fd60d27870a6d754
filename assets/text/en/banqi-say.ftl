### How opponents of Banqi say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/banqi.ron.
### Sentences with "should" tell what the line of play hopes for; the others tell what the move does.

say-banqi_takes = it takes the { $taken }
say-banqi_flees = it brings { say-my } { $piece } out of danger
say-banqi_flips =
    { $unopened ->
        [one] the last piece that is face down is turned over
       *[other] { $unopened_own } of the { $unopened } pieces that are face down are { say-mine }
    }
say-banqi_threatens =
    { $threatens ->
        [one] { say-my } { $piece } threatens a piece from there
       *[other] { say-my } { $piece } threatens { $threatens } pieces from there
    }
say-banqi_pieces = it should leave { say-me } pieces that can do more
say-banqi_way = it should bring { say-my } pieces nearer to their prey
say-banqi_patience = it should lose less time on the way to a draw
say-banqi_end = it should decide the game
say-banqi_other_pieces = other pieces that may be turned over should suit { say-me } better
