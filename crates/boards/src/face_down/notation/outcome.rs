//! What chance brought, as words.

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::board::{read_start, write_start};
use crate::face_down::piece::{Piece, PieceKind};
use crate::face_down::state::Outcome;
use crate::face_down::words::{Fault, wrong};

/// What chance brought, as a word: `(C)`, and `start:2` for the second of several starts.
pub(super) fn write_outcome<K: PieceKind>(outcome: Outcome<K>) -> String {
    match outcome {
        Outcome::Piece(piece) => format!("({piece})"),
        Outcome::Start(start) => write_start(start),
    }
}

/// What chance brought, of a word.
///
/// # Errors
/// It is no such word.
pub(super) fn read_outcome<K: PieceKind>(word: &str) -> Result<Outcome<K>, Misread> {
    let span = Span::of(word);
    if let Some(start) = read_start(span) {
        return start.map(Outcome::Start);
    }
    let letter = word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let mut letters = letter.unwrap_or_default().chars();
    let piece = letters.next().and_then(Piece::from_letter).filter(|_| letters.next().is_none());
    piece.map(Outcome::Piece).ok_or_else(|| wrong::<K>(span, Fault::Outcome(shortened(word))))
}
