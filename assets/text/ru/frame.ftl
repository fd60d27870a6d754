### What the command line says around what a game and its opponents say: heads of tables, and the lines before and after them.

# An opponent was asked in a position.
frame-asked = { $agent }, игрок { $seat }, шаг { $step }, зерно { $seed }
frame-rank = №
frame-score = оценка
frame-action = действие
frame-why = почему
frame-term = слагаемое
frame-weight = вес
frame-more = и ещё { $count }
frame-expected = ожидаемое продолжение:
frame-chance = случай
frame-effort = оценено позиций: { $positions }, глубина { $depth }
frame-effort_of = оценено позиций: { $positions } из { $budget }, глубина { $depth }
frame-open = открыто всем: ничего скрытого не учтено
frame-sealed = до конца партии только для этого игрока

# How a game ended.
frame-place = итог
frame-seat = игрок
frame-player = имя
frame-agent = соперник
frame-points = очки
frame-not_over = не окончена
frame-ended = { $end }; раундов { $rounds }, ходов { $turns }, шагов { $steps }
frame-forfeited = { $name }, игрок { $seat }: пропущено ходов { $moves }
frame-decisions = решений { $decisions }, оценено позиций { $positions }
frame-seed = зерно { $seed }, хеш { $hash }
frame-end-victory_pile = кончилась главная победная стопка
frame-end-three_piles = кончились три стопки
frame-end-turn_limit = предел ходов
