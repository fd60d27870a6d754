### What is said of a player's own moves once a game of the Generals or L'Attaque is done. $action and $better are lines `generals-do_…`, $came is such a line or one of `generals-outcome_…`; $cost is told in pieces of average worth, $share in
### hundredths of the ways the other side's ranks could be.

review-generals_judgement = { $action }: by what you had seen, this gave away as much as { $cost } pieces. Better: { $better }.
review-generals_belief =
    { $action }: it came out worse than on average by as much as { $cost } pieces, and you had to reckon with it: so it does in { $share } of a hundred ways the ranks could be by what you had seen. What came of it: { $came }.
review-generals_luck =
    { $action }: it came out worse than on average by as much as { $cost } pieces, and that was not to be known: so it does in only { $share } of a hundred ways the ranks could be by what you had seen. What came of it: { $came }.
review-generals_judgement_game = { $action }: by what you had seen, this gave the game away. Better: { $better }.
review-generals_belief_game =
    { $action }: this lost the game, and you had to reckon with it: it does in { $share } of a hundred ways the ranks could be by what you had seen. What came of it: { $came }.
review-generals_luck_game =
    { $action }: this lost the game, and that was not to be known: it does in only { $share } of a hundred ways the ranks could be by what you had seen. What came of it: { $came }.
