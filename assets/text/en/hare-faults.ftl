### What is wrong with files of Hare and Hedgehog: setups, and the studies of positions. Words of files stay as they are written.

## Setups

fault-race-seats = seats: { $found } is not between 2 and 6
fault-race-runners = runners: { $found } is not between 1 and 2
fault-race-two_runners = runners: only two seats have two runners each, and there are { $seats }; use 1
fault-race-few_carrots = carrots: with { $given } a seat that begins anew might find every square taken; use at least { $needed }, or none for the rule book's
fault-race-many_carrots = carrots: { $found } are more than { $most }, which reach the goal in one go; use fewer, or none for the rule book's
fault-race-starting_salads = salads: { $found } is not between 1 and { $most }; use fewer, or none for the rule book's
fault-race-round_limit = round_limit: { $found } is not between 1 and { $most }
fault-race-no_board = board: there is no board '{ $named }'; there are { $known }
fault-race-other_board = board: the setup names '{ $named }' but the board given is '{ $given }'
fault-race-no_cards = deck: there are no cards; add some, or play without luck
fault-race-large_deck = deck: { $found } cards are more than { $most }; take some out
fault-race-restless_deck = deck: with nothing but move_again, up_one_rank and back_one_rank a turn might go on for ever; add a card of another kind

## Positions

fault-race-players = { $found } players stand in the position, and there are { $seats } seats
remedy-race-players = write one for each seat
fault-race-runners_of_seat = { $found } runners where each seat has { $wanted }
remedy-race-runners_of_seat = write as many
fault-race-salads = { $salads } salads are more than a seat begins with, { $most }
remedy-race-salads = write { $most } or fewer
fault-race-square = there is no square { $square }
remedy-race-square = squares are 0, the start, to { $goal }, the goal
fault-race-no_place = a runner is home and has no place
fault-race-place = a runner on square { $square } is not home and has a place
remedy-race-place = those on { $goal } are numbered from 1 as they came home, and no others
fault-race-eating = nobody eats a salad on square { $square }
remedy-race-eating = leave out eating
fault-race-no_salad = a runner eats, and its seat has no salad
remedy-race-no_salad = give it a salad, or leave out eating
fault-race-two_eat = two runners of one seat eat at once
fault-race-home_with_salads = a seat is home with salads left
remedy-race-home_with_salads = write salads: 0
fault-race-taken = somebody else stands on square { $square }
remedy-race-taken = only the start and the goal hold several
fault-race-places = the places of those at home are not 1 to { $count }
remedy-race-places = number them as they came home
fault-race-mover_home = the seat to move is home
remedy-race-mover_home = let one move that still races
fault-race-stuck = the seat to move can do nothing where it stands
remedy-race-stuck = give it carrots or room: who is stuck was sent back to the start
fault-hare-many_studies = there are { $count } studies; the newest { $most } are read

## Races as people write them

fault-race-no_turn = it is not said whose turn it is
remedy-race-no_turn = add: ; 1 to move
fault-race-no_seat = '{ $found }' does not say what a seat has
remedy-race-no_seat = write square, carrots and salads, such as 7 47c 3s
fault-race-no_clause = '{ $found }' says nothing of a race
remedy-race-no_clause = write '1 to move', or what is not as usual, such as 'round 5', 'misses 2' or 'drawn miss-turn'
fault-race-pile = more cards were drawn than a deck has
remedy-race-pile = leave some out
fault-race-no_rank = where carrots are hidden every seat has a rank by them
remedy-race-no_rank = write it after the carrots, such as ?c#1
fault-race-no_card = '{ $found }' is no card
remedy-race-no_card = the cards are { $names }
fault-race-no_move = '{ $found }' is no move
remedy-race-no_move = a move is +n, -n, take, give, keep or eat
fault-race-move_number = '{ $found }': after { $sign } comes the number of squares
fault-race-move_range = '{ $found }': a move goes 1 to { $most } squares
