//! Who takes whom, and what happens when equals meet.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::Animal;

/// What happens where an animal goes to its equal of the other colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Equals {
    /// Whoever moves takes the other one.
    #[default]
    Taken,
    /// Both leave the board.
    BothFall,
}

/// What the rules of a game say of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    equals: Equals,
}

impl Rules {
    /// Those of a setup.
    pub const fn new(equals: Equals) -> Self {
        Self { equals }
    }

    /// Whether both fall when one animal goes to another one that it may take.
    #[inline]
    pub const fn both_fall(self, one: Animal, other: Animal) -> bool {
        matches!(self.equals, Equals::BothFall) && one as u8 == other as u8
    }
}
