### Realm at a table: its card in the lobby.

game-dominion = Держава
lobby-line-dominion = Соберите колоду из десяти видов карт и превратите её в провинции раньше других.
lobby-seats-dominion = От 2 до 4 игроков
lobby-length-dominion = 15–30 минут
