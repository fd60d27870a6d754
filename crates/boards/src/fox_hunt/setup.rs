//! What is chosen before a game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use super::ground::BoardSize;
use crate::board::StartError;

/// Most foxes that can be chosen.
pub const MOST_FOXES: u8 = 8;

/// The rules of one game, and with what it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How large the board is.
    pub size: BoardSize,
    /// How many foxes hide, 1 to [`MOST_FOXES`].
    #[schemars(range(min = 1, max = 8))]
    pub foxes: u8,
    /// Positions to begin with, as people write them: shots that were fired, and what they told. One of several is drawn. None is the usual beginning.
    pub starts: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { size: BoardSize::default(), foxes: 8, starts: Vec::new() }
    }
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupError {
    /// No foxes, or too many.
    Foxes(u8),
    /// What it is to begin with cannot be.
    Start(StartError),
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Foxes(found) => message!(
                "fault-fox_hunt-foxes",
                "foxes: {found} is not between 1 and {most}",
                found = *found,
                most = MOST_FOXES
            ),
            Self::Start(fault) => fault.message(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// What is wrong with its numbers.
    pub(super) fn faults(&self) -> Vec<SetupError> {
        let sound = (1..=MOST_FOXES).contains(&self.foxes);
        if sound { Vec::new() } else { vec![SetupError::Foxes(self.foxes)] }
    }
}
