### Jungle.

## Animals

jungle-elephant = elephant
jungle-lion = lion
jungle-tiger = tiger
jungle-leopard = leopard
jungle-wolf = wolf
jungle-dog = dog
jungle-cat = cat
jungle-rat = rat

## What can be chosen among the rules

jungle-setup_ranks = Ranks
jungle-dog_above_wolf = The dog is stronger than the wolf
jungle-equal_lion_and_tiger = Lion and tiger are equal
jungle-equal_lion_and_tiger_note = The tiger takes the lion, too.
jungle-setup_leaps = Leaps over water
jungle-tiger-both = The tiger like the lion
jungle-tiger-lengthwise = The tiger lengthwise alone
jungle-tiger-none = The tiger not at all
jungle-tiger_note = The lion leaps over water along columns and rows.
jungle-leopard-none = The leopard not at all
jungle-leopard-sideways = The leopard sideways
jungle-leopard_note = Sideways is along a row, over two squares of water.
jungle-setup_quiet_limit = Draw without progress
jungle-quiet_limit = Plies without a capture
jungle-quiet_limit_note = The game is drawn when for so many plies, moves of either side, nothing is taken.

## The game in the lobby, and at the table

game-jungle = Jungle
lobby-line-jungle = Dou Shou Qi: eight animals a side, two lakes between them, and a den to be entered.
lobby-seats-jungle = 2 seats
lobby-length-jungle = 10 to 20 minutes

jungle-side_white = white
jungle-side_black = black
jungle-piece_white = white { $animal }
jungle-piece_black = black { $animal }
jungle-advice = Drag an animal a step, or click it and then where it is to go. Whoever enters the other's den wins.
jungle-tip_takes = Takes: { $animals }
jungle-tip_taken_by = Taken by: { $animals }
jungle-tip_swims = Swims. From the water it takes nothing on land, and from land nothing in the water.
jungle-tip_leaps = Leaps over water, unless a rat swims in the way.
jungle-ground_water = Water
jungle-ground_trap = Trap
jungle-ground_den = Den
jungle-tip_water = Only rats enter it.
jungle-tip_white_trap = A black animal that stands here is taken by any.
jungle-tip_black_trap = A white animal that stands here is taken by any.
jungle-tip_white_den = Black wins by entering it.
jungle-tip_black_den = White wins by entering it.

jungle-result_den = { $name } wins and is in the other's den.
jungle-result_taken = { $name } wins: the other side has no animals left.
jungle-result_stuck = { $name } wins: the other side cannot move.
jungle-result_repetition = A draw: the same position came for the third time.
jungle-result_quiet = A draw: for too long nothing was taken.
