### What opponents of chess and its relatives tell of their decisions. $piece, $taken and $into are pieces, $to and $square are names of squares, $action is one of the lines `chess-do_…`, $score a lead in
### pawns, $risk and $chance chances in per cent, $worth what can be expected of a whole win, in per cent.

## Pieces

chess_piece-pawn = pawn
chess_piece-knight = knight
chess_piece-bishop = bishop
chess_piece-rook = rook
chess_piece-queen = queen
chess_piece-king = king
chess_piece-soldier = soldier
chess_piece-horse = horse
chess_piece-elephant = elephant
chess_piece-chariot = chariot
chess_piece-cannon = cannon
chess_piece-advisor = advisor
chess_piece-guard = guard
chess_piece-general = general
chess_piece-counsellor = counsellor
chess_piece-khon = khon
chess_piece-met = met

## Actions

chess-do_move = Move the { $piece } to { $to }
chess-do_take = Take the { $taken } at { $to } with the { $piece }
chess-do_promote = Make the pawn a { $into } at { $to }
chess-do_castle = Castle to { $to }
chess-do_put = Put the { $piece } on { $to }
chess-do_pass = Leave the turn
chess-worth = { $action } (worth { $worth } %)

## The decision in one sentence

headline-chess_by_chance =
    { $action }, drawn from { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-chess_grabs =
    { $action }: what takes most of what is seen, of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
headline-chess_searched =
    { $action }: { $score } pawns, the best of { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } seen, { $depth } deep
headline-chess_only = { $action }: nothing else can be done
headline-chess_unseen = { $action }: there was no time to look at anything
headline-chess_all_worlds =
    { $action }: { $score } pawns on average over { $samples } of { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, which are all that fit what I saw; the king can be taken at once in { $risk } %
headline-chess_some_worlds =
    { $action }: { $score } pawns on average over { $samples } of { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, a sample of more that fit what I saw; the king can be taken at once in { $risk } %
headline-chess_drawn_worlds =
    { $action }: { $score } pawns on average over { $samples } of { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, which come of guesses, since I have lost the thread; the king can be taken at once in { $risk } %
headline-chess_settled =
    { $action }, by the best strategy I found against whoever knows it: I expect { $worth } % of a win, from { $samples } of { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } that fit, { $depth } deep
headline-chess_mixed =
    { $action }, drawn with { $chance } % from { $choices ->
        [one] { $choices } move
       *[other] { $choices } moves
    }, since you could make use of it if I always did the same: I expect { $worth } % of a win, from { $samples } of { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } that fit, { $depth } deep

## Methods

method-chess_novice = novice
method-chess_grabber = grabber
method-chess_scout = scout
method-chess_oracle = oracle

## What a score is made of

term-chess_taken = what is taken
term-chess_pieces = more in pieces, and where they stand
term-chess_seen = more squares seen
term-chess_danger = squares beside the kings
term-chess_end = the end of the game
term-chess_beyond = what comes after the line
term-chess_mean = the mean over the positions
term-chess_each = the mean over the positions, each searched by itself
term-chess_planned = the mean with the next move planned for all that will look the same
term-chess_risk = how often the king can be taken at once
term-chess_missed = how much the piece that moves can be taken for in all positions, beyond those looked at
term-chess_again = its own pieces stood so before, and it is ahead
term-chess_sure = how likely it does this, in per cent
term-chess_drawn = the chance with which it is drawn, in per cent

## Numbers of dark squares

column-chess_any = %
column-chess_any_meaning = In how many of the positions that fit something stands there, in per cent.
column-chess_likeliest = piece %
column-chess_likeliest_meaning = In how many of them it is the piece that is named, in per cent.
row-chess_hidden = { $square }: { $piece }

## Numbers of own squares

column-chess_unseen = unseen %
column-chess_unseen_meaning = In how many of the positions that fit the other side does not see this square, in per cent.
column-chess_supposed = guessed %
column-chess_supposed_meaning = In how many of the positions that the other side then holds possible, as far as I follow it, this very piece stands there, in per cent.
row-chess_own = { $square }: my { $piece }
