//! Reading positions.

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Game, Seat, message};

use crate::board::{MOST_PLIES, QuietMove, letter_in};
use crate::face_down::game::FaceDown;
use crate::face_down::piece::{Piece, PieceColour, PieceKind, Pile};
use crate::face_down::rows::read_board;
use crate::face_down::rules::{GameSetup, Rules};
use crate::face_down::state::State;
use crate::face_down::words::{Fault, Words, read_move, read_square, wrong};

/// The position of a text. What face-down pieces are follows from the pieces that lie open and those that were taken. Where nothing is said after the rows, the
/// first seat is to act, in the first colour where pieces lie open, and nothing was taken.
///
/// # Errors
/// Where and why it is none.
pub fn read_position<R: Rules>(game: &FaceDown<R>, text: Span<'_>) -> Result<State<R::Kind>, Misread> {
    let mut words = text.words();
    let rows = words.next().unwrap_or(text);
    let board = read_board::<R::Kind>(game.setup().size(), rows)?;
    let open = board.open();
    let (colour, to_act) = match words.next() {
        Some(word) => read_turn::<R::Kind>(word)?,
        None => ((open.total() > 0).then_some(PieceColour::ALL[0]), Seat(0)),
    };
    let taken_word = words.next();
    let taken = taken_word.map_or_else(|| Ok(<R::Kind as PieceKind>::Pile::default()), read_taken::<R::Kind>)?;
    let quiet = words.next().map_or(Ok(0), |word| word.number(0, R::MOST_QUIET.into()))?;
    let left = game.setup().pieces().without(&open).and_then(|left| left.without(&taken));
    let unopened = left
        .filter(|left| left.total() == board.face_down().len())
        .ok_or_else(|| wrong::<R::Kind>(taken_word.unwrap_or(rows), Fault::Count))?;
    let first_colour = colour.map(|colour| if to_act == Seat(0) { colour } else { colour.other() });
    let usual = State::usual(game.setup().size(), unopened);
    let mut state = State { board, to_act, first_colour, quiet, ..usual };
    read_rest::<R>(&mut state, &mut words)?;
    state.plies = state.plies.max(quiet.into());
    state.end = game.end_of(&state);
    // An end that is due before the last ply cannot be told from one that is due now.
    game.check_state(&state).map_err(|illegal| {
        let reason = message!("fault-face_down-unsound", "this cannot be played on: {why}", why = illegal.message());
        rows.fault(reason, message!("remedy-face_down-unsound", "write a position that can come in this game"))
    })?;
    Ok(state)
}

/// What may follow the four words that each position has.
fn read_rest<'a, R: Rules>(
    state: &mut State<R::Kind>,
    words: &mut impl Iterator<Item = Span<'a>>,
) -> Result<(), Misread> {
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
                let most = usize::from(R::MOST_QUIET) + 1;
                state.past = moves.split(',').take(most).map(read_quiet::<R::Kind>).collect::<Result<_, _>>()?;
            }
            "ply" => state.plies = words.next().ok_or_else(|| no_part(word))?.number(0, MOST_PLIES)?,
            "flip" => state.flipping = Some(read_square::<R::Kind>(words.next().ok_or_else(|| no_part(word))?)?),
            "undecided" => state.undecided = true,
            _ => return Err(no_part(word)),
        }
    }
    Ok(())
}

fn read_quiet<W: Words>(word: Span<'_>) -> Result<QuietMove, Misread> {
    let mv = read_move::<W>(word.text).map_err(|fault| fault.after(word.at))?;
    if mv.is_flip() { Err(wrong::<W>(word, Fault::Quiet)) } else { Ok(QuietMove { from: mv.from, to: mv.to }) }
}

fn read_turn<K: PieceKind>(word: Span<'_>) -> Result<(Option<K::Colour>, Seat), Misread> {
    let colour = match word.text.chars().next() {
        Some('-') => Some(None),
        letter => K::Colour::ALL.into_iter().find(|colour| Some(colour.letter()) == letter).map(Some),
    };
    let seat = match word.text.as_bytes() {
        [_, b'1'] => Some(Seat(0)),
        [_, b'2'] => Some(Seat(1)),
        _ => None,
    };
    colour.zip(seat).ok_or_else(|| wrong::<K>(word, Fault::Turn(shortened(word.text))))
}

fn read_taken<K: PieceKind>(word: Span<'_>) -> Result<K::Pile, Misread> {
    if word.text == "-" {
        return Ok(K::Pile::default());
    }
    let piece =
        |letter| Piece::from_letter(letter).ok_or_else(|| wrong::<K>(letter_in(word, letter), Fault::Piece(letter)));
    word.text.chars().map(piece).collect()
}

fn no_part(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-face_down-part", "'{found}' says nothing of a position", found);
    let remedy = message!(
        "remedy-face_down-part",
        "write 'ply' and a number, 'after' and the last quiet moves, 'flip' and a square, or nothing"
    );
    word.fault(reason, remedy)
}
