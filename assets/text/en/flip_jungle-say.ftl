### How opponents of Flip Jungle say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/flip_jungle.ron.
### Sentences with "should" tell what the line of play hopes for; the others tell what the move does.

say-flip_jungle_takes = it takes the { $taken }
say-flip_jungle_falls = { say-my } { $animal } and theirs both fall
say-flip_jungle_flees = it brings { say-my } { $animal } out of danger
say-flip_jungle_flips =
    { $unopened ->
        [one] the last piece that is face down is turned over
       *[other] { $unopened_own } of the { $unopened } pieces that are face down are { say-mine }
    }
say-flip_jungle_threatens =
    { $threatens ->
        [one] { say-my } { $animal } threatens an animal from there
       *[other] { say-my } { $animal } threatens { $threatens } animals from there
    }
say-flip_jungle_pieces = it should leave { say-me } animals that can do more
say-flip_jungle_way = it should bring { say-my } animals nearer to their prey
say-flip_jungle_patience = it should lose less time on the way to a draw
say-flip_jungle_end = it should decide the game
say-flip_jungle_known = it should end better: this ending is known to its end
say-flip_jungle_sooner = it is won in { $measure } plies instead of { $other_measure }
say-flip_jungle_later = it lasts { $measure } plies instead of { $other_measure }
say-flip_jungle_beyond = what comes after that should be better for { say-me }
