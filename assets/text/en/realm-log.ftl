### The log of a game of Realm, as the lab tells it. $name is whose line it is, $card a card, $cards cards with their counts.

realm-log-turn = { $name }: turn { $turn }
realm-log-played = { $name } plays { $card }
realm-log-played_again = { $name } plays { $card } once more
realm-log-played_cards = { $name } plays { $cards }
realm-log-chose = { $name } chooses with { $card }: { $choice }
realm-log-bought = { $name } buys { $card }
realm-log-gained = { $name } gains { $card }
realm-log-gained_to_hand = { $name } gains { $card } into the hand
realm-log-gained_on_deck = { $name } gains { $card } onto the deck
realm-log-drew = { $name } draws { $cards }
realm-log-drew_hidden =
    { $count ->
        [one] { $name } draws a card
       *[other] { $name } draws { $count } cards
    }
realm-log-looked = { $name } looks at { $cards }
realm-log-looked_hidden =
    { $count ->
        [one] { $name } looks at the top card of the deck
       *[other] { $name } looks at the top { $count } cards of the deck
    }
realm-log-revealed = { $name } reveals { $cards }
realm-log-revealed_hidden =
    { $count ->
        [one] { $name } reveals a card
       *[other] { $name } reveals { $count } cards
    }
realm-log-shuffled = { $name } shuffles
realm-log-discarded = { $name } discards { $cards }
realm-log-trashed = { $name } trashes { $cards }
realm-log-put_on_deck = { $name } puts { $card } on the deck
realm-log-put_back = { $name } puts a card on the deck
realm-log-set_aside = { $name } sets aside { $cards }
realm-log-showed_hand = { $name } shows a hand of { $cards }
realm-log-showed_nothing = { $name } shows an empty hand
realm-log-safe = { $name } is safe thanks to { $card }
realm-log-tokens =
    { $count ->
        [one] { $name } takes a victory token
       *[other] { $name } takes { $count } victory tokens
    }
realm-log-over = The game is over: the Provinces are gone
realm-log-over_colonies = The game is over: the Provinces or the Colonies are gone
realm-log-over_piles = The game is over: three piles are empty
realm-log-over_turns = The game is over: the last turn was played
