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

## What Chains wishes

say-banqi_attacks = { say-my } { $piece } at { $from } goes after the { $target } at { $to }, { $length } moves away
say-banqi_attack = it should bring { say-my } pieces nearer to what they can take
say-banqi_opposition = it should keep the right distance to { say-my } equals
say-banqi_caution = it should keep { say-my } pieces away from what takes them
say-banqi_flee = it should get a piece of { say-mine } out of danger
say-banqi_intercept = it should stand in the way of an attack
say-banqi_guard = it should guard a piece of { say-mine } that is in danger
say-banqi_safe = nothing can take { say-my } { $piece } there at once
say-banqi_exposed = it should run less danger
say-banqi_under_cannon = it should keep { say-my } pieces out of a cannon's line
say-banqi_taken_back = less should be taken back
say-banqi_uncovered = it should leave no other piece of { say-mine } in danger
say-banqi_herd = it should leave their last pieces fewer squares
say-banqi_repeat = it should not go round in circles
say-banqi_flip_cannon = what is turned over may be one of { say-mine } beside a cannon of theirs
say-banqi_flip_behind = what is turned over may be a cannon of { say-mine } with a shot
say-banqi_flip_attack = what is turned over may be one of { say-mine } that attacks
say-banqi_flip_guard = what is turned over may help a piece of { say-mine } in danger
say-banqi_flip_risk = it should risk less
say-banqi_flip_suits = what is turned over should suit { say-me }
say-banqi_flip_less = turning pieces over should bring less

## What tables of endings know

say-banqi_table_won = it is won: this ending is known to its end
say-banqi_table_lost = other moves lose: this ending is known to its end
say-banqi_table_drawn = it is drawn: this ending is known to its end
say-banqi_table_sooner = the next piece falls in { $measure } plies instead of { $other_measure }
say-banqi_table_plies = it should take longer until a piece is lost
