### What is wrong with files of Hare and Hedgehog: setups, and the studies of positions. Words of files stay as they are written.

## Setups

fault-race-seats = seats: { $found } is not between 2 and 6
fault-race-runners = runners: { $found } is not between 1 and 2
fault-race-two_runners = runners: only two seats have two runners each, and there are { $seats }; use 1
fault-race-few_carrots = carrots: with { $given } a seat that begins anew might find every square taken; use at least { $needed }, or none for the rule book's
fault-race-many_carrots = carrots: { $found } are more than { $most }, which reach the goal in one go; use fewer, or none for the rule book's
fault-race-round_limit = round_limit: { $found } is not between 1 and { $most }
fault-race-no_board = board: there is no board '{ $named }'; there are { $known }
fault-race-other_board = board: the setup names '{ $named }' but the board given is '{ $given }'
fault-race-no_cards = deck: there are no cards; add some, or play without luck
fault-race-large_deck = deck: { $found } cards are more than { $most }; take some out
fault-race-restless_deck = deck: with nothing but move_again, up_one_rank and back_one_rank a turn might go on for ever; add a card of another kind
