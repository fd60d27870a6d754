### How opponents of Hare and Hedgehog say why, and how a hint says it. Which sentence may be said when stands in assets/sentences/hare.ron.
### Sentences with "должно" tell what the line of play hopes for; the others tell what the move does.

say-hare_eats =
    { $salads_then ->
        [0] так съеден последний салат
       *[other] так съеден салат
    }
say-hare_to_salad = на клетке { $to } следующим ходом можно съесть салат
say-hare_salads_end = салатов должно остаться { $salads_end } вместо { $other_salads_end }
say-hare_salads = салаты должно быть легче съесть вовремя
say-hare_more_carrots = моркови останется { $carrots_then } вместо { $other_carrots_then }
say-hare_carrots_end = потом моркови должно остаться { $carrots_end } вместо { $other_carrots_end }
say-hare_spends = так должна уйти морковь, которая до дома не нужна
say-hare_spends_later = потом моркови должно остаться { $carrots_end } вместо { $other_carrots_end }, и больше до дома не нужно
say-hare_spends_now = эту морковь можно потратить
say-hare_carrots = от моркови должно быть больше толку
say-hare_forward =
    { $squares ->
        [one] это { $squares } клетка вперёд, а не { $other_squares }
        [few] это { $squares } клетки вперёд, а не { $other_squares }
       *[many] это { $squares } клеток вперёд, а не { $other_squares }
    }
say-hare_forward_at_all =
    { $squares ->
        [one] это { $squares } клетка вперёд
        [few] это { $squares } клетки вперёд
       *[many] это { $squares } клеток вперёд
    }
say-hare_way_end = потом до дома должно остаться клеток { $way_end } вместо { $other_way_end }
say-hare_squares = так должно выйти дальше
say-hare_home = так бегун придёт домой
say-hare_home_end = так бегун должен прийти домой
say-hare_turns = так до дома должно быть меньше ходов
say-hare_rival_salads = { $seat }: с салатами должно стать труднее
say-hare_rival_carrots = { $seat }: с морковью должно стать хуже
say-hare_rival_squares = { $seat }: уйти должно выйти не так далеко
say-hare_rival_turns = { $seat }: до дома должно остаться больше ходов
say-hare_rival_home = { $seat }: прийти домой должно выйти позже
say-hare_rival_worse = лучшему из соперников должно быть хуже
say-hare_draws = почти любая карта тут должна подойти
say-hare_other_cards = какие бы карты ни пришли, так должно быть лучше
