//! Moves.

use super::piece::Kind;
use crate::board::Square;

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Special {
    /// Nothing.
    None,
    /// The pawn becomes this.
    Promotes(Kind),
    /// The king goes two squares, and the rook that stands there leaps over it.
    Castles(Square),
    /// A pawn takes one that has just passed it, on this square.
    EnPassant(Square),
    /// A piece of this kind comes from the hand; `from` is the square it comes to.
    Drops(Kind),
    /// The turn is left; both squares are that of the royal piece.
    Passes,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// What else it does.
    pub special: Special,
}

impl Move {
    /// A move that does nothing else.
    #[inline]
    pub const fn plain(from: Square, to: Square) -> Self {
        Self { from, to, special: Special::None }
    }
}
