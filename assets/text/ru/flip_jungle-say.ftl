### How opponents of Flip Jungle say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/flip_jungle.ron.
### Sentences with "должно", "должны" tell what the line of play hopes for; the others tell what the move does.

say-flip_jungle_takes = так взят зверь: { $taken }
say-flip_jungle_falls = выбывают оба: { $animal } и такой же чужой зверь
say-flip_jungle_flees = { $animal } уходит из-под удара
say-flip_jungle_flips =
    { $unopened ->
        [one] открывается последняя закрытая фигура
       *[other] из { $unopened } закрытых фигур { say-mine } { $unopened_own }
    }
say-flip_jungle_threatens =
    { $threatens ->
        [one] { $animal } оттуда грозит одному зверю
       *[other] { $animal } оттуда грозит зверям, числом { $threatens }
    }
say-flip_jungle_pieces = { say-my } звери должны мочь больше
say-flip_jungle_way = { say-my } звери должны подойти ближе к добыче
say-flip_jungle_patience = так должно уйти меньше времени до ничьей
say-flip_jungle_end = это должно решить игру
say-flip_jungle_known = конец должен быть лучше: это окончание известно до конца
say-flip_jungle_sooner = до победы полуходов { $measure } вместо { $other_measure }
say-flip_jungle_later = до конца полуходов { $measure } вместо { $other_measure }
say-flip_jungle_beyond = то, что будет потом, должно { say-me } больше подойти
