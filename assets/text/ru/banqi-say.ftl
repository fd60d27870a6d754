### How opponents of Banqi say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/banqi.ron.
### Sentences with "должно", "должны" tell what the line of play hopes for; the others tell what the move does.

say-banqi_takes = так взята фигура: { $taken }
say-banqi_flees = { $piece } уходит из-под удара
say-banqi_flips =
    { $unopened ->
        [one] открывается последняя закрытая фигура
       *[other] из { $unopened } закрытых фигур { say-mine } { $unopened_own }
    }
say-banqi_threatens =
    { $threatens ->
        [one] { $piece } оттуда грозит одной фигуре
       *[other] { $piece } оттуда грозит фигурам, числом { $threatens }
    }
say-banqi_pieces = { say-my } фигуры должны мочь больше
say-banqi_way = { say-my } фигуры должны подойти ближе к добыче
say-banqi_patience = так должно уйти меньше времени до ничьей
say-banqi_end = это должно решить игру
say-banqi_other_pieces = другие фигуры, которые могут открыться, должны { say-me } больше подойти
