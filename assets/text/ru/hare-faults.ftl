### What is wrong with files of Hare and Hedgehog: setups, and the studies of positions. Words of files stay as they are written.

## Setups

fault-race-seats = seats: { $found } не в пределах от 2 до 6
fault-race-runners = runners: { $found } не в пределах от 1 до 2
fault-race-two_runners = runners: по два бегуна бывает только у двух игроков, а их { $seats }; укажите 1
fault-race-few_carrots = carrots: если морковок { $given }, начавшему заново может не хватить свободной клетки; укажите не меньше { $needed } или не указывайте ничего, тогда будет как в правилах
fault-race-many_carrots = carrots: { $found } больше, чем { $most }, а столько хватает до финиша одним ходом; укажите меньше или не указывайте ничего, тогда будет как в правилах
fault-race-round_limit = round_limit: { $found } не в пределах от 1 до { $most }
fault-race-no_board = board: доски «{ $named }» нет; есть { $known }
fault-race-other_board = board: в настройке названа доска «{ $named }», а дана «{ $given }»
fault-race-no_cards = deck: в колоде нет карт; добавьте их или играйте без случайности
fault-race-large_deck = deck: карт { $found }, а может быть не больше { $most }; уберите лишние
fault-race-restless_deck = deck: если есть только move_again, up_one_rank и back_one_rank, ход может не кончиться никогда; добавьте другую карту
