### What opponents of Hare and Hedgehog tell of their decisions: moves, cards, squares, headlines, what a score is made of. $squares is how far a
### move goes, $to the square it ends on, $kind what that square is, $carrots what is earned.

## Moves

hare-forward =
    { $squares ->
        [one] Вперёд на { $squares } клетку: { $to }, { $kind }
        [few] Вперёд на { $squares } клетки: { $to }, { $kind }
       *[other] Вперёд на { $squares } клеток: { $to }, { $kind }
    }
hare-home =
    { $squares ->
        [one] Домой, { $squares } клетка
        [few] Домой, { $squares } клетки
       *[other] Домой, { $squares } клеток
    }
hare-back =
    { $squares ->
        [one] Назад на { $squares } клетку: { $to }, { $kind }, за это { $carrots } морковок
        [few] Назад на { $squares } клетки: { $to }, { $kind }, за это { $carrots } морковок
       *[other] Назад на { $squares } клеток: { $to }, { $kind }, за это { $carrots } морковок
    }
hare-take = Взять 10 морковок
hare-give = Отдать 10 морковок
hare-keep = Оставить морковь себе
hare-eat = Съесть салат
hare-second = { $move } (второй бегун)

## Cards, as chance draws them

hare-card_last_move_free = Карта: последний ход бесплатный
hare-card_take_or_give = Карта: взять или отдать 10 морковок
hare-card_back_one_rank = Карта: назад на одно место
hare-card_up_one_rank = Карта: вперёд на одно место
hare-card_eat_salad = Карта: сразу съесть салат
hare-card_eat_salad_next = Карта: съесть салат следующим ходом
hare-card_miss_turn = Карта: пропустить ход
hare-card_move_again = Карта: ещё один ход
hare-card_next_carrots = Карта: к следующей морковной клетке
hare-card_last_carrots = Карта: назад к последней морковной клетке

## Squares

hare-square_start = старт
hare-square_hare = заяц
hare-square_carrots = морковь
hare-square_salad = салат
hare-square_hedgehog = ёж
hare-square_position = клетка { $rank }-го места
hare-square_flag = флажок
hare-square_goal = финиш

## The decision in one sentence

headline-hare_searched = { $action }: { $worth }, лучшее из вариантов ({ $choices }), позиций просмотрено: { $positions }, глубина { $depth }
headline-hare_searched_in_part = { $action }: { $worth }, лучшее из вариантов ({ $choices }), найденных, пока не пришлось остановиться, позиций просмотрено: { $positions }, глубина { $depth }
hare-worth_own = ценность в очках { $score }, а клетка вперёд стоит { $square }
hare-worth_lead = перевес в очках над лучшим соперником { $score }, а клетка вперёд стоит { $square }
hare-worth_own_share = { $score } % ценности всех позиций вместе
hare-worth_lead_share = перевес над лучшим соперником { $score } % ценности всех позиций вместе
hare-by_chance = { $action } — наугад
hare-looks_best =
    { $choices ->
        [one] { $action }: вариантов { $choices }, без взгляда вперёд
       *[other] { $action }: на вид лучшее из вариантов ({ $choices }), без взгляда вперёд
    }
method-tortoise = черепаха
method-sprinter = спринтер
method-leslie = Лесли
method-faith = Фейт
method-parlett = Парлетт

## What a score is made of

term-hare_salads = салаты
term-hare_carrots = морковь
term-hare_squares = пройденные клетки
term-hare_home = дома
term-hare_turns = ходы до дома
term-hare_rival_salads = салаты ({ $seat })
term-hare_rival_carrots = морковь ({ $seat })
term-hare_rival_squares = клетки ({ $seat })
term-hare_rival_home = дома: { $seat }
term-hare_rival_turns = ходы до дома ({ $seat })
term-hare_other_cards = другие карты, которые могут выйти

## What the line leads to is worth to every seat

column-hare_salads = S
meaning-hare_salads = сколько весят салаты: те, что ещё не съедены, по салатным клеткам впереди
column-hare_carrots = C
meaning-hare_carrots = сколько весит морковь: та, что на руках, и та, что придёт к следующему ходу
column-hare_squares = P
meaning-hare_squares = сколько весят клетки: по три очка за каждую, и приход домой
column-hare_turns = T
meaning-hare_turns = сколько весят ходы, что остались до дома: чем их меньше, тем больше
column-hare_worth = E
meaning-hare_worth = сумма: чего стоит позиция для этого игрока
