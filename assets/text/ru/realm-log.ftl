### The log of a game of Realm, as the lab tells it. $name is whose line it is, $card a card, $cards cards with their counts.

realm-log-turn = { $name }: ход { $turn }
realm-log-played = { $name } играет: { $card }
realm-log-played_again = { $name } играет ещё раз: { $card }
realm-log-played_cards = { $name } играет: { $cards }
realm-log-chose = { $name } выбирает ({ $card }): { $choice }
realm-log-bought = { $name } покупает: { $card }
realm-log-gained = { $name } получает: { $card }
realm-log-gained_to_hand = { $name } получает на руку: { $card }
realm-log-gained_on_deck = { $name } получает на колоду: { $card }
realm-log-drew = { $name } берёт: { $cards }
realm-log-drew_hidden =
    { $count ->
        [one] { $name } берёт { $count } карту
        [few] { $name } берёт { $count } карты
       *[other] { $name } берёт { $count } карт
    }
realm-log-looked = { $name } смотрит карты: { $cards }
realm-log-looked_hidden =
    { $count ->
        [one] { $name } смотрит { $count } верхнюю карту колоды
        [few] { $name } смотрит { $count } верхние карты колоды
       *[other] { $name } смотрит { $count } верхних карт колоды
    }
realm-log-revealed = { $name } открывает: { $cards }
realm-log-revealed_hidden =
    { $count ->
        [one] { $name } открывает { $count } карту
        [few] { $name } открывает { $count } карты
       *[other] { $name } открывает { $count } карт
    }
realm-log-shuffled = { $name } тасует колоду
realm-log-discarded = { $name } сбрасывает: { $cards }
realm-log-trashed = { $name } отправляет на свалку: { $cards }
realm-log-put_on_deck = { $name } кладёт на колоду: { $card }
realm-log-put_back = { $name } кладёт карту на колоду
realm-log-set_aside = { $name } откладывает: { $cards }
realm-log-showed_hand = { $name } показывает руку: { $cards }
realm-log-showed_nothing = { $name } показывает пустую руку
realm-log-safe = { $name } под защитой: { $card }
realm-log-tokens =
    { $count ->
        [one] { $name } берёт { $count } победный жетон
        [few] { $name } берёт { $count } победных жетона
       *[other] { $name } берёт { $count } победных жетонов
    }
realm-log-over = Игра окончена: Провинции кончились
realm-log-over_colonies = Игра окончена: кончились Провинции или Колонии
realm-log-over_piles = Игра окончена: три стопки пусты
realm-log-over_turns = Игра окончена: сыгран последний ход
