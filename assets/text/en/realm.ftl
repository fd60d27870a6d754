### Realm at a table: its card in the lobby.

game-dominion = Realm
lobby-line-dominion = Build a deck out of ten kinds of card, and turn it into provinces before the others do.
lobby-seats-dominion = 2 to 4 seats
lobby-length-dominion = 15 to 30 minutes
