### Почему в шахматах и их родне что-то нельзя: "illegal-" и правило, которое нарушено.

illegal-fog_over = партия окончена
illegal-fog_undecided = ещё не решено, с чего начнётся партия
illegal-fog_pass = пропускать ход здесь нельзя
illegal-fog_put = эту фигуру туда не поставить
illegal-fog_put_first = сначала все фигуры выставляют с руки
illegal-fog_no_square = на этой доске нет такого поля
illegal-fog_not_yours = там нет вашей фигуры
illegal-fog_own = там стоит ваша же фигура
illegal-fog_becomes = скажите, во что превращается пешка
illegal-fog_becomes_not = в это фигура не превращается
illegal-fog_check = так король останется под боем
illegal-fog_way = так эта фигура не ходит
