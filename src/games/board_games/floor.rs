//! What the cells of a board are.

use super::theme::{CHEQUERED, DEN, GRASS, TRAP, WATER, WOOD};
use crate::theme::Shade;

/// What a cell of the board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Floor {
    /// Wood, in one of two tints by turns.
    Wood,
    /// Light and dark wood by turns, as for chess.
    Chequered,
    /// Wood of one tint, with lines on which pieces stand.
    Ruled,
    /// Grass.
    Grass,
    /// Water.
    Water,
    /// A trap.
    Trap,
    /// A den.
    Den,
}

impl Floor {
    /// The colour of its ground; where it has two tints, `turn`, 0 or 1, says which.
    pub fn shade(self, turn: usize) -> Shade {
        match self {
            Self::Wood => WOOD[turn],
            Self::Chequered => CHEQUERED[turn],
            Self::Ruled => WOOD[0],
            Self::Grass => GRASS[turn],
            Self::Water => WATER[turn],
            Self::Trap => TRAP,
            Self::Den => DEN,
        }
    }
}
