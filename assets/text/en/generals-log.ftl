### The log of the Game of the Generals and L'Attaque. $name is whose piece comes, $piece its rank, $met the rank of the piece that stood there, $from and $to are squares.

generals-log-began = The game begins with position { $start } of those to choose from
generals-log-placed = { $name } has placed the army
generals-log-unscreened = The screen is taken away
generals-log-moved = { $name } moves the { $piece } from { $from } to { $to }
generals-log-moved_unknown = { $name } moves from { $from } to { $to }
generals-log-won_known = { $name } challenges on { $to } with the { $piece }: the { $met } falls
generals-log-won = { $name } challenges on { $to } with the { $piece }: the other piece falls
generals-log-won_against = { $name } challenges on { $to } from { $from }: the { $met } falls
generals-log-won_unknown = { $name } challenges on { $to } from { $from }: the piece that stood there falls
generals-log-lost_known = { $name } challenges on { $to } with the { $piece }, which falls to the { $met }
generals-log-lost = { $name } challenges on { $to } with the { $piece }, which falls
generals-log-lost_against = { $name } challenges on { $to } from { $from } and falls to the { $met }
generals-log-lost_unknown = { $name } challenges on { $to } from { $from } and falls
generals-log-both_known = { $name } challenges on { $to } with the { $piece }: it falls, and so does the { $met }
generals-log-both = { $name } challenges on { $to } with the { $piece }: both pieces fall
generals-log-both_against = { $name } challenges the { $met } on { $to } from { $from }: both pieces fall
generals-log-both_unknown = { $name } challenges on { $to } from { $from }: both pieces fall
generals-log-over_taken = { $name } wins: the flag was taken
generals-log-over_reached = { $name } wins: the flag has arrived
generals-log-over_stuck = { $name } wins: the other side cannot move
generals-log-over_repetition = A draw: the same position came for the third time
generals-log-over_quiet = A draw: for too long nobody fought
