### What every table says.

table-hurry = Skip ahead
table-sets_up = { $name } is setting up; you cannot see it
table-own_setup = Nobody else sees what you set up.
table-speed_note = How fast moves are shown; click for the next speed
table-redo = Do it again
table-away = The others are still playing.
fault-table-broken = The game cannot go on: { $fault }
fault-table-fell = { $name } at seat { $seat } failed, and a random move stands in: { $fault }
fault-table-illegal = { $name } at seat { $seat } chose what it may not do: { $illegal }
fault-table-reported = { $fault } (report: { $report })
fault-table-unwritten = The game cannot be written down: { $fault }

## What cannot be done with a line of play.

line-unknown = There is no branch { $line }.
line-current = The game stands on that branch; go to another one to remove it.
line-too_many = There are { $most } branches already, and no more can begin.

## What cannot be taken back, or done again.

undo-start = There is nothing to take back.
undo-chance = Dice have been rolled or a card drawn; that cannot be taken back.
undo-revealed = Something hidden has been shown; that cannot be taken back.
undo-end = There is nothing to do again.

## Why an action is not allowed in any game, in English word for word as the rules have it.

illegal-not_your_turn = it is another seat's turn
illegal-too_many_lines = there are { $most } lines already; remove one to begin another
illegal-no_chance_due = no dice or card are due here
illegal-declaration-no_resigning = nobody resigns in this game
illegal-declaration-no_draws = no draw is agreed on in this game
illegal-declaration-no_seat = there is no such seat
illegal-declaration-over = the game is over
illegal-declaration-not_to_act = a draw is offered by whoever is to act
illegal-declaration-again = a draw has been offered already; another one may be offered after a move
illegal-declaration-no_offer = the other side offers no draw

## What a side says of the end of the game: in the log, in the menu, and asked across the table.

declared-resign = { $name } resigned
declared-offer_draw = { $name } offers a draw
declared-accept_draw = { $name } accepts the draw
declared-decline_draw = { $name } declines the draw
fault-table-said = What { $name } at seat { $seat } said of the end of the game does not count: { $fault }
menu-resign = Resign
menu-resign_lost = You give the game up, and the victory goes to { $name }.
menu-resign_for_sure = Yes, resign
menu-offer_draw = Offer a draw
offer-title = { $name } offers a draw
offer-note = { $name }, do you accept it?
offer-consequence = A draw that is accepted ends the game: nobody wins, and nobody loses.
offer-accept = Accept the draw
offer-decline = Play on
result-resigned = { $loser } resigned: { $winner } wins.
result-draw_agreed = Both sides agreed on a draw.
result-score = Score
plain-scored = { $name } scored { $score }.
result-best = The best of this kind
result-best_rank = Place { $rank } among the best of this kind
best-damaged = The best list { $file } could not be read and was set aside: { $what }
best-newer = The best list { $file } is of a newer program and stays as it is.
best-unwritten = The best list { $file } could not be written: { $what }
