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
