//! What chance brought, as words.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::board::{read_start, write_start};
use crate::flip_jungle::piece::Piece;
use crate::flip_jungle::state::Outcome;

/// What chance brought, as a word: `(C)`, and `start:2` for the second of several starts.
pub(super) fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Piece(piece) => format!("({piece})"),
        Outcome::Start(start) => write_start(start),
    }
}

/// What chance brought, of a word.
///
/// # Errors
/// It is no such word.
pub(super) fn read_outcome(word: &str) -> Result<Outcome, Misread> {
    let span = Span::of(word);
    if let Some(start) = read_start(span) {
        return start.map(Outcome::Start);
    }
    let letter = word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let mut letters = letter.unwrap_or_default().chars();
    let piece = letters.next().and_then(Piece::from_letter).filter(|_| letters.next().is_none());
    piece.map(Outcome::Piece).ok_or_else(|| {
        let found = shortened(word);
        let reason = message!("fault-flip_jungle-outcome", "'{found}' is nothing that chance can bring", found);
        span.fault(reason, message!("remedy-flip_jungle-outcome", "write the piece that was turned over, such as (C)"))
    })
}
