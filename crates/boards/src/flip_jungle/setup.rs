//! What is chosen before a game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use super::ranks::Equals;
use crate::board::StartError;

/// Most plies without a piece turned over or taken that can be chosen.
pub const MOST_QUIET: u16 = 200;
/// How many there are if nothing else is said.
pub(super) const USUAL_QUIET: u16 = 40;

/// The rules of one game, and with what it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// What happens where an animal goes to its equal.
    pub equals: Equals,
    /// Plies without a piece turned over or taken after which the game is drawn, 1 to [`MOST_QUIET`].
    #[schemars(range(min = 1, max = 200))]
    pub quiet_limit: u16,
    /// Positions to begin with, as people write them; one of several is drawn. None is the usual beginning: a piece lies face down on each square.
    pub starts: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { equals: Equals::default(), quiet_limit: USUAL_QUIET, starts: Vec::new() }
    }
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupError {
    /// No plies at all, or too many.
    Quiet(u16),
    /// What it is to begin with cannot be.
    Start(StartError),
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Quiet(found) => message!(
                "fault-flip_jungle-quiet_limit",
                "quiet_limit: {found} is not between 1 and {most}",
                found = *found,
                most = MOST_QUIET
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

impl From<StartError> for SetupError {
    fn from(fault: StartError) -> Self {
        Self::Start(fault)
    }
}

impl Setup {
    /// What is wrong with its numbers.
    pub(super) fn faults(&self) -> Vec<SetupError> {
        let mut faults = Vec::new();
        if !(1..=MOST_QUIET).contains(&self.quiet_limit) {
            faults.push(SetupError::Quiet(self.quiet_limit));
        }
        faults
    }
}
