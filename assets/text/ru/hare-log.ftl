### The log of a race without a window: what happened, as the lab tells it. $name is whose it is, $from and $to are squares, $carrots what was paid or
### earned.

hare-log-forward =
    { $carrots ->
        [one] { $name }: с { $from } на { $to } за { $carrots } морковку
        [few] { $name }: с { $from } на { $to } за { $carrots } морковки
       *[other] { $name }: с { $from } на { $to } за { $carrots } морковок
    }
hare-log-back =
    { $name }: назад с { $from } на { $to }, за это { $carrots ->
        [one] { $carrots } морковка
        [few] { $carrots } морковки
       *[other] { $carrots } морковок
    }
hare-log-toll =
    { $name } платит за обгон ({ $to }): { $carrots ->
        [one] { $carrots } морковка
        [few] { $carrots } морковки
       *[other] { $carrots } морковок
    }
hare-log-took = { $name } берёт 10 морковок
hare-log-gave = { $name } отдаёт 10 морковок
hare-log-kept = { $name } не берёт и не отдаёт
hare-log-ate =
    { $name } ест салат на { $rank }-м месте, за это { $carrots ->
        [one] { $carrots } морковка
        [few] { $carrots } морковки
       *[other] { $carrots } морковок
    }
hare-log-paid =
    { $name } занимает { $rank }-е место, и клетка платит { $carrots ->
        [one] { $carrots } морковку
        [few] { $carrots } морковки
       *[other] { $carrots } морковок
    }
hare-log-restarted =
    { $carrots ->
        [one] { $name } не может ходить и начинает заново: { $carrots } морковка
        [few] { $name } не может ходить и начинает заново: { $carrots } морковки
       *[other] { $name } не может ходить и начинает заново: { $carrots } морковок
    }
hare-log-drew = { $name } берёт карту: { $card }
hare-log-refunded =
    { $carrots ->
        [one] { $name } получает обратно { $carrots } морковку
        [few] { $name } получает обратно { $carrots } морковки
       *[other] { $name } получает обратно { $carrots } морковок
    }
hare-log-sent = { $name } по карте переходит с { $from } на { $to }
hare-log-idle = Карта здесь ничего не меняет
hare-log-will_eat = { $name }: следующий ход уйдёт на салат
hare-log-will_miss = { $name }: салатов нет, следующий ход пропадает
hare-log-missed = { $name } пропускает ход
hare-log-home = { $name } уже дома, { $place }-е место
hare-log-over = Гонка окончена
hare-log-over_rounds = Гонка окончена: сыгран последний раунд

hare-drawn-last_move_free = последний ход бесплатный
hare-drawn-take_or_give = взять или отдать 10 морковок
hare-drawn-back_one_rank = назад на одно место
hare-drawn-up_one_rank = вперёд на одно место
hare-drawn-eat_salad = сразу съесть салат
hare-drawn-eat_salad_next = съесть салат следующим ходом
hare-drawn-miss_turn = пропустить ход
hare-drawn-move_again = ещё один ход
hare-drawn-next_carrots = к следующей морковной клетке
hare-drawn-last_carrots = назад к последней морковной клетке
