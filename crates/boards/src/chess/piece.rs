//! Sides, kinds of pieces and pieces.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Most kinds of pieces of any game.
pub const MOST_KINDS: usize = 8;

/// The side that moves first, which sits below, or the other one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Moves first. Written in capitals.
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A kind of piece, by its place among those of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Kind(pub u8);

impl Kind {
    /// Its number, below [`MOST_KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// How many there may be.
    pub const COUNT: usize = 2 * MOST_KINDS;

    /// A number below [`COUNT`](Self::COUNT).
    #[inline]
    pub const fn index(self) -> usize {
        self.side.index() * MOST_KINDS + self.kind.index()
    }
}
