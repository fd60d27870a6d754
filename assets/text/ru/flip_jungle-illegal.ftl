### Почему в «Закрытых джунглях» что-то нельзя: "illegal-" и правило, которое нарушено.

illegal-flip_jungle_over = партия окончена
illegal-flip_jungle_undecided = ещё не решено, с чего начнётся партия
illegal-flip_jungle_flipping = фишку как раз открывают
illegal-flip_jungle_no_square = на этой доске нет такого поля
illegal-flip_jungle_open = эта фишка уже открыта
illegal-flip_jungle_nothing = там ничего не лежит
illegal-flip_jungle_face_down = закрытая фишка не ходит: откройте её
illegal-flip_jungle_not_yours = это не ваш зверь
illegal-flip_jungle_taking_face_down = закрытую фишку взять нельзя
illegal-flip_jungle_own = там стоит ваш же зверь
illegal-flip_jungle_rank = { $taker } не может взять такого зверя: { $taken }
illegal-flip_jungle_step = зверь ходит на один шаг по ряду или столбцу
