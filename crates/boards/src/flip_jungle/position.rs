//! A position as searches walk with it, and a move in it.

use super::board::Board;
use super::piece::Colour;
use super::unopened::Unopened;
use crate::board::{Square, key};

/// What may be done: a piece goes to another square, or a face-down piece is turned over where it lies (from and to are the same square).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

impl Move {
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

/// A position without what happened before it. Copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// What lies where.
    pub board: Board,
    /// What the face-down pieces are, in no order.
    pub unopened: Unopened,
    /// Whose colour is to act; `None` before the first piece was turned over.
    pub mover: Option<Colour>,
    /// The piece that is about to be turned over.
    pub flipping: Option<Square>,
    /// Plies since a piece was turned over or taken.
    pub quiet: u16,
}

impl Position {
    /// A hash of what the rule of repetition calls the same position: what lies where, and whose turn it is.
    #[inline]
    pub fn repetition_key(&self) -> u64 {
        self.board.key() ^ key(MOVER + self.mover.map_or(2, Colour::index) as u64)
    }

    /// A hash of all of it.
    #[inline]
    pub fn key(&self) -> u64 {
        let flipping = self.flipping.map_or(0, |square| key(FLIPPING + u64::from(square.0)));
        let unopened = key(UNOPENED + u64::from(self.unopened.bits()));
        self.repetition_key() ^ key(QUIET + u64::from(self.quiet)) ^ flipping ^ unopened
    }

    /// How many pieces a colour has, open and face down.
    #[inline]
    pub fn living(&self, colour: Colour) -> u32 {
        self.board.of(colour).len() + self.unopened.of(colour)
    }
}

/// Where the numbers of keys begin, beyond those of squares.
const MOVER: u64 = 1 << 16;
const FLIPPING: u64 = 1 << 17;
const QUIET: u64 = 1 << 18;
const UNOPENED: u64 = 1 << 19;
