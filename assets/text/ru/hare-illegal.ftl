### Why an action is not allowed in Hare and Hedgehog, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-impossible_card = Эта карта здесь выйти не может
illegal-phase-race_over = Гонка окончена
illegal-phase-card_due = Сначала нужно взять карту
illegal-phase-card_offers = Карта предлагает взять или отдать 10 морковок либо оставить всё как есть
illegal-phase-no_offer = Нет карты, которая предлагала бы морковь
illegal-phase-move_again = Карта велит ходить ещё раз
illegal-must_eat = Ваш бегун на салатной клетке: этот ход — на еду
illegal-no_meal = Салат едят на следующий ход после прихода на его клетку, и только один раз
illegal-other_runner = Ещё раз ходит тот бегун, который взял карту
illegal-no_carrots_here = Остаться, чтобы взять или отдать 10 морковок, можно только на морковной клетке
illegal-too_few_to_give = Отдают сразу 10 морковок, а у вас { $own }
illegal-no_runner = У вас один бегун
illegal-no_runner-two = У вас два бегуна, a и b
illegal-home = Этот бегун уже дома
illegal-no_distance = Ходят хотя бы на одну клетку
illegal-beyond_goal = До финиша клеток { $left }, а не { $squares }: попасть на него нужно точно
illegal-too_dear =
    { $squares ->
        [one] { $squares } клетка стоит морковок: { $price }; у вас их { $own }, этого хватит на { $most }
        [few] { $squares } клетки стоят морковок: { $price }; у вас их { $own }, этого хватит на { $most }
       *[other] { $squares } клеток стоят морковок: { $price }; у вас их { $own }, этого хватит на { $most }
    }
illegal-taken = На клетке { $square } уже кто-то стоит
illegal-hedgehog_ahead = Клетка { $square } — ежа: сюда приходят только назад
illegal-no_luck = Клетка { $square } — заячья, в этой гонке на неё вставать нельзя
illegal-toll = Чтобы войти на клетку { $square }, нужно морковок: { $price } за ход и ещё { $toll } тем, кого вы обходите; у вас { $own }
illegal-no_salad = На клетке { $square } едят салат, а у вас его больше нет
illegal-salads_left = Домой не приходят, пока не съеден последний салат
illegal-salads_left-several =
    { $salads ->
        [one] Домой не приходят, пока остаётся { $salads } салат
        [few] Домой не приходят, пока остаётся { $salads } салата
       *[other] Домой не приходят, пока остаётся { $salads } салатов
    }
illegal-carrots_left = Осталось бы морковок: { $carrots }; тому, кто приходит на { $place }-е место, можно иметь не больше { $limit }
illegal-no_hedgehog = Позади вас нет ежа
illegal-nearest_hedgehog =
    { $distance ->
        [one] Назад ходят только к ближайшему ежу, он в { $distance } клетке позади
       *[other] Назад ходят только к ближайшему ежу, он в { $distance } клетках позади
    }
