### How opponents of Jungle say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/jungle.ron.
### Sentences with "should" tell what the line of play hopes for; the others tell what the move does.

say-jungle_enters = { say-my } { $animal } enters the den
say-jungle_takes = it takes the { $taken }
say-jungle_flees = it brings { say-my } { $animal } out of danger
say-jungle_animals = it should leave { say-me } animals that can do more
say-jungle_nearer =
    { $way_left ->
        [one] { say-my } { $animal } is one step from the den then
       *[other] { say-my } { $animal } is { $way_left } steps from the den then, as the crow flies
    }
say-jungle_ways = it should bring { say-my } animals nearer to the den
say-jungle_race = { say-i } should be first at the den
say-jungle_patience = it should lose less time on the way to a draw
say-jungle_end = it should decide the game
say-jungle_beyond = what comes after that should be better for { say-me }
say-jungle_known = it should end better: this ending is known to its end
say-jungle_sooner = it is won in { $measure } plies instead of { $other_measure }
say-jungle_later = it lasts { $measure } plies instead of { $other_measure }
