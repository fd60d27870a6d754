### Почему в баньци что-то нельзя: "illegal-" и правило, которое нарушено.

illegal-banqi_over = партия окончена
illegal-banqi_undecided = ещё не решено, с чего начнётся партия
illegal-banqi_flipping = фигуру как раз открывают
illegal-banqi_chase = той же фигуре нельзя дольше угрожать той же: откройте, возьмите что-нибудь или угрожайте другой
illegal-banqi_no_square = на этой доске нет такого поля
illegal-banqi_open = эта фигура уже открыта
illegal-banqi_nothing = там ничего не лежит
illegal-banqi_face_down = закрытая фигура не ходит: откройте её
illegal-banqi_not_yours = это не ваша фигура
illegal-banqi_taking_face_down = закрытую фигуру взять нельзя
illegal-banqi_own = там стоит ваша же фигура
illegal-banqi_cannon = пушка берёт прыжком ровно через одну фигуру по ряду или столбцу, а рядом с собой — никого
illegal-banqi_rank = { $taker } не может взять такую фигуру: { $taken }
illegal-banqi_slide = пушка ходит по ряду или столбцу и не через другие фигуры
illegal-banqi_step = фигура ходит на один шаг по ряду или столбцу
