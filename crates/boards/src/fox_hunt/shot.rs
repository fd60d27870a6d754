//! A shot and what it told.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Square;

/// What a shot told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It found a fox.
    Hit,
    /// It found none; so many foxes lie on its eight rays, found ones among them.
    Missed(u8),
}

/// A shot that was fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Shot {
    /// At which square.
    pub square: Square,
    /// What it told.
    pub answer: Answer,
}

impl Shot {
    /// Whether it found a fox.
    pub fn hit(self) -> bool {
        self.answer == Answer::Hit
    }
}
