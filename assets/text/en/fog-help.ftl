### The rules of chess and its relatives in short, for the help page. What is often got wrong is decided in docs/boards.md.
### A blank line parts two paragraphs.

help-fog-aim = The aim
help-fog-aim-text =
    Without fog, checkmate the other king: attack it so that nothing saves it. In fog, take it: nobody says check, and a king may walk into danger without knowing.
help-fog-aim-shown = White’s board. The rook sees the king, Black does not see the danger, and White has won.

help-fog-sight = Sight in fog
help-fog-sight-text =
    You see your own pieces and every square that they could move to, with what stands there. Clouds lie over all the rest. A square before a pawn that something bars stays dark, and diagonals ahead of a pawn show only where it could take.

    Every piece that is taken is named to both sides. You are not told what the other side does, only what you then see. Own pieces that nobody you see could reach are translucent.

    A king may castle out of and through check, and stay in it.
help-fog-sight-shown = White’s board. The bishop comes to b5 and sees the king, and a bishop steps between.

help-fog-chess = Chess
help-fog-chess-text =
    Rest the pointer on a piece, and it is told how it goes. King and rook castle while neither has moved and nothing stands between. A pawn that went two squares may be taken by a pawn beside it, as if it had gone one. On the last row it becomes a queen, rook, bishop or knight.
help-fog-chess-shown = The king castles, and a pawn becomes a queen.

help-fog-xiangqi = Xiangqi
help-fog-xiangqi-text =
    Pieces stand on the points. General and advisors stay in the palace, elephants on their side of the river. The cannon goes like a chariot, and takes over exactly one piece. The generals never face each other on an open column. Whoever cannot move has lost.
help-fog-xiangqi-shown = The cannon takes over one piece between.

help-fog-janggi = Janggi
help-fog-janggi-text =
    The cannon always needs exactly one piece to leap over, and no cannon, neither over nor to take. General and guards go along the lines of the palace, and there chariots, cannons and soldiers use its diagonals as well. You may leave your turn; if the generals then face each other, or both leave theirs, the game ends by points.
help-fog-janggi-shown = White leaves the turn, and Black's cannon leaps over the soldier.

help-fog-shatranj = Shatranj
help-fog-shatranj-text =
    The counsellor goes one step along a diagonal, the elephant leaps two. Pawns go one square, and become counsellors. Whoever has lost all but the king has lost, unless it leaves the other side as bare with the next move. Whoever cannot move has lost.
help-fog-shatranj-shown = The elephant leaps two squares along the diagonal and takes the rook.

help-fog-makruk = Makruk and Ouk Chatrang
help-fog-makruk-text =
    Pawns begin on the third row and become mets on the sixth. The khon goes one step along a diagonal or straight ahead. In Ouk Chatrang the king may once leap like a knight, and the met once two squares ahead.
help-fog-makruk-shown = A pawn becomes a met on the sixth row, and the khon steps ahead.

help-fog-sittuyin = Sittuyin
help-fog-sittuyin-text =
    First both sides put their pieces, one each in turn, behind and beside their pawns, rooks on the last row: click a square and choose a piece. A pawn on the long diagonals beyond the middle may become a general while there is none, where it stands or a step along a diagonal.
help-fog-sittuyin-shown = Each side puts its king behind its pawns.

help-fog-end = The end
help-fog-end-text =
    The game is drawn when the same position comes for the third time, or when for 100 plies (another number can be chosen) nothing is taken and no pawn moves. In Xiangqi whoever gives check all the time has lost instead. In fog nobody counts for you.
