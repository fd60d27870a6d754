//! A move, as searches have it.

use crate::board::Square;

/// What may be done: a piece goes to another square, or a face-down piece is turned over where it lies (from and to are the same square).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

impl Move {
    /// No square: where nothing may be done, which is never asked.
    pub const NONE: Self = Self::flip(Square(u8::MAX));

    /// A face-down piece is turned over.
    #[inline]
    pub const fn flip(square: Square) -> Self {
        Self { from: square, to: square }
    }

    /// Whether it turns a piece over.
    #[inline]
    pub const fn is_flip(self) -> bool {
        self.from.0 == self.to.0
    }
}
