### What is said of a player's own moves once a game of chess or one of its relatives is done. $action, $better and $answer are lines `chess-do_…`; $cost is told in pawns, $share in hundredths.

review-chess_judgement = { $action }: by what you had seen, this gave { $cost } pawns away. Better: { $better }.
review-chess_belief =
    { $action }: it came out { $cost } pawns worse than on average, and you had to reckon with it: in { $share } of a hundred positions that fitted what you had seen it came out as badly. The answer: { $answer }.
review-chess_luck =
    { $action }: it came out { $cost } pawns worse than on average, and that was bad luck: only in { $share } of a hundred positions that fitted what you had seen it came out as badly. The answer: { $answer }.
review-chess_judgement_game = { $action }: by what you had seen, this gave the game away. Better: { $better }.
review-chess_belief_game =
    { $action }: this lost the game, and you had to reckon with it: in { $share } of a hundred positions that fitted what you had seen it did. The answer: { $answer }.
review-chess_luck_game =
    { $action }: this lost the game, and that was bad luck: only in { $share } of a hundred positions that fitted what you had seen it did. The answer: { $answer }.
