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

## Чего хочет Цепочка

say-banqi_attacks =
    { $length ->
        [one] { $piece } с { $from } идёт к цели: { $target } на { $to }, в { $length } ходе
       *[other] { $piece } с { $from } идёт к цели: { $target } на { $to }, в { $length } ходах
    }
say-banqi_attack = { say-my } фигуры должны подойти ближе к тем, кого могут взять
say-banqi_opposition = расстояние до равных должно быть верным
say-banqi_caution = { say-my } фигуры должны держаться дальше от тех, кто их берёт
say-banqi_flee = одна из фигур должна уйти из-под удара
say-banqi_intercept = это должно встать на пути удара
say-banqi_guard = это должно защитить фигуру под ударом
say-banqi_safe = { $piece } там сразу никем не берётся
say-banqi_exposed = опасности должно быть меньше
say-banqi_under_cannon = { say-my } фигуры не должны вставать под пушку
say-banqi_taken_back = обратно должны взять меньше
say-banqi_uncovered = под ударом не должна остаться другая фигура
say-banqi_herd = у последних чужих фигур должно стать меньше полей
say-banqi_repeat = это не должно быть ходьбой по кругу
say-banqi_flip_cannon = рядом с чужой пушкой может открыться своя фигура
say-banqi_flip_behind = может открыться своя пушка с ударом
say-banqi_flip_attack = может открыться своя фигура, которая нападёт
say-banqi_flip_guard = открытая фигура может помочь своей под ударом
say-banqi_flip_risk = риска должно быть меньше
say-banqi_flip_suits = то, что откроется, должно { say-me } подойти
say-banqi_flip_less = открывать фигуры должно быть менее полезно

## Что известно из таблиц окончаний

say-banqi_table_won = это выиграно: окончание известно до конца
say-banqi_table_lost = другие ходы проигрывают: окончание известно до конца
say-banqi_table_drawn = это ничья: окончание известно до конца
say-banqi_table_sooner = до следующего взятия полуходов { $measure } вместо { $other_measure }
say-banqi_table_plies = до потери фигуры должно пройти больше
