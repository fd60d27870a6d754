### Chess and its relatives, in fog and in sight.

## What can be chosen among the rules

fog-setup_relative = Game
fog-relative-chess = Chess
fog-relative-chess_note = As it is played all over the world.
fog-relative-xiangqi = Xiangqi
fog-relative-xiangqi_note = The chess of China, with cannons, a river and palaces.
fog-relative-janggi = Janggi
fog-relative-janggi_note = The chess of Korea. Whoever cannot or will not move leaves the turn.
fog-relative-shatranj = Shatranj
fog-relative-shatranj_note = Chess as it was played for eight hundred years. Whoever takes all but the king wins.
fog-relative-makruk = Makruk
fog-relative-makruk_note = The chess of Thailand.
fog-relative-cambodian = Ouk Chatrang
fog-relative-cambodian_note = The chess of Cambodia: as Makruk, but king and met may leap once.
fog-relative-sittuyin = Sittuyin
fog-relative-sittuyin_note = The chess of Myanmar: both sides first put their pieces behind their pawns.
fog-setup_fog = Sight
fog-fog = Fog
fog-fog_note = You see your own pieces and where they could go, and whoever takes the king wins. Without fog the ordinary rules hold.
fog-setup_quiet_limit = Draw without progress
fog-quiet_limit = Plies without a capture or a pawn's move
fog-quiet_limit_note = The game is drawn when for so many plies, moves of either side, nothing is taken and no pawn moves.

## The game in the lobby, and at the table

game-fog = Fog
lobby-line-fog = Chess and its relatives, where you see your own pieces and where they could go.
lobby-seats-fog = 2 seats
lobby-length-fog = 10 to 40 minutes

fog-side_white = white
fog-side_black = black
fog-piece_white = white { $piece }
fog-piece_black = black { $piece }
fog-in_hand = In hand: { $pieces }. Click where one is to be put.
fog-dark = dark
fog-stays = As it is
fog-pass = Leave the turn
fog-advice = Drag a piece, or click it and then where it is to go.
fog-tip_dark = In the dark
fog-tip_dark_note = None of your pieces could go there, so you do not see what stands there, if anything does.

## How pieces go

fog-way_king = One step in any direction.
fog-way_king_castles = One step in any direction. With a rook, while neither has moved and nothing stands between them, two squares towards it: the rook goes to its other side.
fog-way_king_leaps = One step in any direction, and once, while it has not moved, like a knight ahead.
fog-way_queen = Any distance along rows, columns and diagonals.
fog-way_rook = Any distance along rows and columns.
fog-way_bishop = Any distance along diagonals.
fog-way_knight = Two squares along a row or column and one across. It leaps over what stands between.
fog-way_pawn = One square ahead, two from where it begins; it takes diagonally ahead. On the last row it becomes another piece.
fog-way_pawn_plain = One square ahead; it takes diagonally ahead. Far ahead it becomes a stronger piece.
fog-way_pawn_sittuyin = One square ahead; it takes diagonally ahead. On the long diagonals beyond the middle it may become a general, while there is none.
fog-way_counsellor = One step along a diagonal.
fog-way_met_leaps = One step along a diagonal, and once, while it has not moved, two squares ahead.
fog-way_khon = One step along a diagonal or straight ahead.
fog-way_elephant = Two squares along a diagonal, over whatever stands between.
fog-way_general = One step along a row or column, within its palace. Two generals never face each other with nothing between.
fog-way_guard = One step along the lines of its palace.
fog-way_advisor = One step along a diagonal, within its palace.
fog-way_minister = Two steps along a diagonal if nothing stands between, and never over the river.
fog-way_janggi_elephant = One step along a row or column and two diagonally outward, if nothing stands on the way.
fog-way_horse = One step along a row or column and one diagonally outward, if nothing stands on the first.
fog-way_janggi_chariot = Any distance along rows and columns, and along the diagonals of a palace.
fog-way_cannon = Any distance along rows and columns; it takes over exactly one piece between.
fog-way_janggi_cannon = Along rows, columns and the diagonals of a palace, over exactly one piece between, which is no cannon; it takes no cannon.
fog-way_soldier = One step ahead; beyond the river also sideways.
fog-way_janggi_soldier = One step ahead or sideways, in the palace also along its diagonals.

## How it ended

fog-result_taken = { $name } wins: the king was taken.
fog-result_mate = { $name } wins: checkmate.
fog-result_stalemate = A draw: whoever is to act has no move.
fog-result_stuck = { $name } wins: the other side has no move.
fog-result_bare = { $name } wins: the other king stands alone.
fog-result_bare_both = A draw: both kings stand alone.
fog-result_material = A draw: what is left cannot win.
fog-result_repetition = A draw: the same position came for the third time.
fog-result_perpetual_check = { $name } wins: the other side gave check all the time.
fog-result_passed = A draw: the turn was left where that ends the game.
fog-result_points = { $name } wins by points: both sides left their turns.
fog-result_quiet = A draw: for too long nothing was taken and no pawn moved.
