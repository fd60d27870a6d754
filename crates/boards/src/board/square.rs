//! A square of a board, or a point where lines cross.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A square by its number: row by row from the lower left, as boards are seen by whoever sits below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Square(pub u8);

impl Square {
    /// Its number, for lists that have an entry for each square.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
