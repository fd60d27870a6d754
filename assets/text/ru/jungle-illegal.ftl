### Почему в «Джунглях» что-то нельзя: "illegal-" и правило, которое нарушено.

illegal-jungle_over = партия окончена
illegal-jungle_undecided = ещё не решено, с чего начнётся партия
illegal-jungle_no_square = на этой доске нет такого поля
illegal-jungle_nothing = там никого нет
illegal-jungle_not_yours = это не ваш зверь
illegal-jungle_own = там стоит ваш же зверь
illegal-jungle_own_den = в своё логово никто не входит
illegal-jungle_rat_in_the_way = через крысу в воде никто не прыгает
illegal-jungle_step = зверь ходит на один шаг по ряду или столбцу
illegal-jungle_water = в воду входит только крыса
illegal-jungle_bank = никто не берёт из воды на суше и с суши в воде
illegal-jungle_rank = { $taker } не может взять такого зверя: { $taken }
