### What is wrong with files of Hare and Hedgehog: setups, and the studies of positions. Words of files stay as they are written.

## Setups

fault-race-seats = seats: { $found } не в пределах от 2 до 6
fault-race-runners = runners: { $found } не в пределах от 1 до 2
fault-race-two_runners = runners: по два бегуна бывает только у двух игроков, а их { $seats }; укажите 1
fault-race-few_carrots = carrots: если морковок { $given }, начавшему заново может не хватить свободной клетки; укажите не меньше { $needed } или не указывайте ничего, тогда будет как в правилах
fault-race-many_carrots = carrots: { $found } больше, чем { $most }, а столько хватает до финиша одним ходом; укажите меньше или не указывайте ничего, тогда будет как в правилах
fault-race-starting_salads = salads: { $found } не от 1 до { $most }; укажите меньше или не указывайте, тогда будет как в правилах
fault-race-round_limit = round_limit: { $found } не в пределах от 1 до { $most }
fault-race-no_board = board: поля «{ $named }» нет; есть { $known }
fault-race-other_board = board: в настройке названо поле «{ $named }», а дано «{ $given }»
fault-race-no_cards = deck: в колоде нет карт; добавьте их или играйте без случайности
fault-race-large_deck = deck: карт { $found }, а может быть не больше { $most }; уберите лишние
fault-race-restless_deck = deck: если есть только move_again, up_one_rank и back_one_rank, ход может не кончиться никогда; добавьте другую карту

## Positions

fault-race-players = игроков в позиции { $found }, а за столом их { $seats }
remedy-race-players = опишите всех
fault-race-runners_of_seat = бегунов { $found }, а у каждого игрока их { $wanted }
remedy-race-runners_of_seat = укажите столько же
fault-race-salads = салатов { $salads }, а вначале их бывает не больше { $most }
remedy-race-salads = укажите не больше { $most }
fault-race-square = клетки { $square } нет
remedy-race-square = клетки идут от 0, старта, до { $goal }, финиша
fault-race-no_place = бегун на финише, но место его не указано
fault-race-place = бегун на клетке { $square } ещё не на финише, но место его указано
remedy-race-place = места, начиная с 1, указывают тем, кто уже на клетке { $goal }, и только им
fault-race-eating = на клетке { $square } салат не едят
remedy-race-eating = уберите eating
fault-race-no_salad = бегун ест, а салатов у игрока нет
remedy-race-no_salad = добавьте салат или уберите eating
fault-race-two_eat = два бегуна одного игрока едят одновременно
fault-race-home_with_salads = игрок на финише, а салаты у него остались
remedy-race-home_with_salads = укажите salads: 0
fault-race-taken = на клетке { $square } уже кто-то стоит
remedy-race-taken = вместе стоять можно только на старте и на финише
fault-race-places = места тех, кто на финише, — не числа от 1 до { $count }
remedy-race-places = пронумеруйте их по порядку прихода
fault-race-mover_home = ходить должен тот, кто уже на финише
remedy-race-mover_home = пусть ходит тот, кто ещё бежит
fault-race-stuck = тому, чей ход, ходить некуда
remedy-race-stuck = добавьте ему морковок или освободите клетку: кто не может пойти, уже вернулся бы на старт
fault-hare-many_studies = этюдов всего { $count }; прочитано новейших { $most }

## Забеги в записи

fault-race-no_turn = не сказано, чей ход
remedy-race-no_turn = допишите: ; 1 to move
fault-race-no_seat = «{ $found }» не говорит, что есть у места
remedy-race-no_seat = напишите поле, морковки и салаты, например 7 47c 3s
fault-race-no_clause = «{ $found }» ничего не говорит о забеге
remedy-race-no_clause = напишите «1 to move» или необычное, например «round 5», «misses 2» или «drawn miss-turn»
fault-race-pile = взято больше карт, чем есть в колоде
remedy-race-pile = уберите лишние
fault-race-no_rank = где морковки скрыты, у каждого места есть ранг по ним
remedy-race-no_rank = напишите его после морковок, например ?c#1
fault-race-no_card = «{ $found }» — не карта
remedy-race-no_card = карты: { $names }
fault-race-no_move = «{ $found }» — не ход
remedy-race-no_move = ход — это +n, -n, take, give, keep или eat
fault-race-move_number = «{ $found }»: после { $sign } идёт число полей
fault-race-move_range = «{ $found }»: ход — от 1 до { $most } полей
