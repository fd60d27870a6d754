### Why an action is not allowed in Realm, under "illegal-" and the rule it breaks. In English word for word as the rules have it.

illegal-nobody_acts = сейчас никто не ходит
illegal-no_treasures = простых сокровищ у вас на руке нет
illegal-not_asked = вас ни о чём не спрашивают: сыграйте карту, купите или закончите ход
illegal-not_in_hand = этой карты у вас на руке нет: { $card }
illegal-not_playable = { $card } — не действие и не сокровище
illegal-treasures_played = после сокровища действий больше не играют
illegal-no_actions = действий не осталось
illegal-no_pile = такой стопки нет: { $card }
illegal-pile_empty = эта стопка пуста: { $card }
illegal-no_buys = покупок не осталось
illegal-beyond_coins = { $card } стоит { $cost }, а монет у вас { $coins }
illegal-barred = { $card } не продаётся, пока в игре { $by }
illegal-asked = сначала нужно ответить на вопрос
illegal-not_gainable = эту карту здесь получить нельзя: { $card }
illegal-must_gain = какую-нибудь карту получить придётся
illegal-no_shield = показать с руки нечего
illegal-other_answer = это не ответ на вопрос
illegal-not_among = эту карту выбрать нельзя или нельзя столько раз: { $card }
illegal-too_few_cards = карт выбрано { $chosen }, а нужно не меньше { $least }
illegal-too_many_cards = карт выбрано { $chosen }, а можно не больше { $most }
illegal-bought = после покупки карт больше не играют
illegal-no_option = такого варианта нет
