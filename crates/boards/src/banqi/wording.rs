//! What actions are called, and where on the board they are.

use tabletop::Message;

use super::piece::Kind;
use crate::board::Square;
use crate::face_down::wording;

pub(super) use crate::face_down::wording::{action, marks, revealed};

/// The name of a square.
pub(super) fn square(square: Square) -> Message {
    wording::square::<Kind>(square)
}
