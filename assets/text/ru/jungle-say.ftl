### How opponents of Jungle say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/jungle.ron.
### Sentences with "должно", "должны" tell what the line of play hopes for; the others tell what the move does.

say-jungle_enters = { $animal } входит в логово
say-jungle_takes = так взят зверь: { $taken }
say-jungle_flees = { $animal } уходит из-под удара
say-jungle_animals = { say-my } звери должны мочь больше
say-jungle_nearer = { $animal } будет в { $way_left ->
        [one] { $way_left } шаге
       *[other] { $way_left } шагах
    } от логова по прямой
say-jungle_ways = { say-my } звери должны подойти ближе к логову
say-jungle_race =
    { $who ->
        [you] первыми у логова должны быть вы
       *[me] первым у логова должен быть я
    }
say-jungle_patience = так должно уйти меньше времени до ничьей
say-jungle_end = это должно решить игру
say-jungle_beyond = то, что будет потом, должно { say-me } больше подойти
say-jungle_known = конец должен быть лучше: это окончание известно до конца
say-jungle_sooner = до победы полуходов { $measure } вместо { $other_measure }
say-jungle_later = до конца полуходов { $measure } вместо { $other_measure }
