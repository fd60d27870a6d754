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
