### Почему действие в «Сражении генералов» и «Атаке» не разрешено.

illegal-generals_over = игра окончена
illegal-generals_undecided = ещё не выбрано, с чего игра начинается
illegal-generals_screen = сначала убирают ширму
illegal-generals_placed = фигуры уже расставлены
illegal-generals_place_first = сначала расставьте свои фигуры
illegal-generals_camp = сторона ставит фигуры на поля своего лагеря: рядов — { $rows }, полей в ряду — { $columns }
illegal-generals_no_letter = нет фигуры с буквой { $letter }
illegal-generals_many = слишком много фигур этого звания: { $piece }
illegal-generals_few = расставлены не все фигуры, не хватает такой: { $piece }
illegal-generals_no_square = на этой доске нет такого поля
illegal-generals_nothing = там нет фигуры
illegal-generals_not_yours = это не ваша фигура
illegal-generals_water = в воду никто не входит
illegal-generals_own = там стоит ваша фигура
illegal-generals_stays = эта фигура никогда не ходит
illegal-generals_step = фигура ходит на одно поле вдоль ряда или столбца
illegal-generals_far = эта фигура ходит вдоль ряда или столбца по пустым полям, а нападает только на соседа
