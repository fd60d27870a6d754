//! Reading positions.

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Game, Message, Seat, message};

use crate::board::{MOST_PLIES, QuietMove};
use crate::flip_jungle::action::Action;
use crate::flip_jungle::board::Board;
use crate::flip_jungle::names::{read_action, read_square};
use crate::flip_jungle::piece::{Colour, Piece};
use crate::flip_jungle::rows::{no_piece, read_board};
use crate::flip_jungle::rules::FlipJungle;
use crate::flip_jungle::setup::MOST_QUIET;
use crate::flip_jungle::state::State;
use crate::flip_jungle::unopened::Unopened;

/// The position of a text. What face-down pieces are follows from the pieces that lie open and those that were taken. Where nothing is said after the rows, the
/// first seat is to act, in white where pieces lie open, and nothing was taken.
///
/// # Errors
/// Where and why it is none.
pub fn read_position(game: &FlipJungle, text: Span<'_>) -> Result<State, Misread> {
    let mut words = text.words();
    let rows = words.next().unwrap_or(text);
    let board = read_board(rows)?;
    let open = board.open();
    let to_act = words.next();
    let (colour, to_act) = match to_act {
        Some(word) => read_turn(word)?,
        None => ((open.total() > 0).then_some(Colour::White), Seat(0)),
    };
    let taken_word = words.next();
    let taken = taken_word.map_or(Ok(Unopened::default()), read_taken)?;
    let quiet = words.next().map_or(Ok(0), |word| word.number(0, MOST_QUIET.into()))?;
    let unopened = unopened(&board, open, taken).ok_or_else(|| wrong_count(taken_word.unwrap_or(rows)))?;
    let first_colour = colour.map(|colour| if to_act == Seat(0) { colour } else { colour.other() });
    let mut state = State {
        board,
        unopened,
        to_act,
        first_colour,
        flipping: None,
        undecided: false,
        quiet,
        plies: 0,
        past: Vec::new(),
        end: None,
    };
    read_rest(&mut state, &mut words)?;
    state.plies = state.plies.max(quiet.into());
    state.end = game.end_of(&state);
    // An end that is due before the last ply cannot be told from one that is due now.
    game.check_state(&state).map_err(|illegal| {
        let reason = message!("fault-flip_jungle-unsound", "this cannot be played on: {why}", why = illegal.message());
        rows.fault(reason, message!("remedy-flip_jungle-unsound", "write a position that can come in this game"))
    })?;
    Ok(state)
}

/// What may follow the four words that each position has.
fn read_rest<'a>(state: &mut State, words: &mut impl Iterator<Item = Span<'a>>) -> Result<(), Misread> {
    let mut told: Vec<&str> = Vec::new();
    while let Some(word) = words.next() {
        if told.contains(&word.text) {
            let reason = message!("fault-notation-twice", "this stands in the text already");
            return Err(word.fault(reason, message!("remedy-notation-twice", "leave one of the two out")));
        }
        told.push(word.text);
        match word.text {
            "after" => {
                let moves = words.next().ok_or_else(|| no_part(word))?;
                let most = usize::from(MOST_QUIET) + 1;
                state.past = moves.split(',').take(most).map(read_quiet).collect::<Result<_, _>>()?;
            }
            "ply" => state.plies = words.next().ok_or_else(|| no_part(word))?.number(0, MOST_PLIES)?,
            "flip" => state.flipping = Some(read_square(words.next().ok_or_else(|| no_part(word))?)?),
            "undecided" => state.undecided = true,
            _ => return Err(no_part(word)),
        }
    }
    Ok(())
}

fn read_quiet(word: Span<'_>) -> Result<QuietMove, Misread> {
    match read_action(word.text).map_err(|fault| fault.after(word.at))? {
        Action::Move { from, to } => Ok(QuietMove { from, to }),
        Action::Flip(_) => {
            let reason = message!("fault-flip_jungle-quiet", "only moves to empty squares are told here");
            Err(word.fault(reason, message!("remedy-flip_jungle-quiet", "write moves such as a3-a4")))
        }
    }
}

fn read_turn(word: Span<'_>) -> Result<(Option<Colour>, Seat), Misread> {
    let colour = match word.text.as_bytes() {
        [b'w', _] => Some(Some(Colour::White)),
        [b'b', _] => Some(Some(Colour::Black)),
        [b'-', _] => Some(None),
        _ => None,
    };
    let seat = match word.text.as_bytes() {
        [_, b'1'] => Some(Seat(0)),
        [_, b'2'] => Some(Seat(1)),
        _ => None,
    };
    colour.zip(seat).ok_or_else(|| {
        let found = shortened(word.text);
        let reason = message!("fault-flip_jungle-turn", "'{found}' does not say whose turn it is", found);
        word.fault(
            reason,
            message!("remedy-flip_jungle-turn", "write the colour w or b, or - before there is one, and the seat: w1"),
        )
    })
}

fn read_taken(word: Span<'_>) -> Result<Unopened, Misread> {
    if word.text == "-" {
        return Ok(Unopened::default());
    }
    word.text.chars().map(|letter| Piece::from_letter(letter).ok_or_else(|| no_piece(word, letter))).collect()
}

/// What is left when open and taken pieces are gone; `None` where it is not as many as lie face down.
fn unopened(board: &Board, open: Unopened, taken: Unopened) -> Option<Unopened> {
    let left = Unopened::all().without(open)?.without(taken)?;
    (left.total() == board.face_down().len()).then_some(left)
}

fn wrong_count(word: Span<'_>) -> Misread {
    let reason: Message = message!(
        "fault-flip_jungle-count",
        "the pieces that lie open, lie face down and were taken are not together those of the game"
    );
    let remedy = message!("remedy-flip_jungle-count", "write all pieces that were taken, such as ELc");
    word.fault(reason, remedy)
}

fn no_part(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-flip_jungle-part", "'{found}' says nothing of a position", found);
    let remedy = message!(
        "remedy-flip_jungle-part",
        "write 'ply' and a number, 'after' and the last quiet moves, 'flip' and a square, or nothing"
    );
    word.fault(reason, remedy)
}
