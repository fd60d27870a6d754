//! What is chosen before a game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::board::StartError;

/// Most plies without a capture that can be chosen.
pub const MOST_QUIET: u16 = 200;

/// Where the tiger leaps over water.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TigerLeap {
    /// Along columns and rows, as the lion does.
    #[default]
    Both,
    /// Along columns alone.
    Lengthwise,
    /// Nowhere.
    None,
}

/// Where the leopard leaps over water.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeopardLeap {
    /// Nowhere.
    #[default]
    None,
    /// Along rows.
    Sideways,
}

/// The rules of one game, and with what it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Whether the dog is stronger than the wolf.
    pub dog_above_wolf: bool,
    /// Whether the tiger takes the lion, too.
    pub equal_lion_and_tiger: bool,
    /// Where the tiger leaps over water.
    pub tiger_leap: TigerLeap,
    /// Where the leopard leaps over water.
    pub leopard_leap: LeopardLeap,
    /// Plies without a capture after which the game is drawn, 1 to [`MOST_QUIET`].
    #[schemars(range(min = 1, max = 200))]
    pub quiet_limit: u16,
    /// Positions to begin with, as people write them; one of several is drawn. None is the usual beginning.
    pub starts: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            dog_above_wolf: false,
            equal_lion_and_tiger: false,
            tiger_leap: TigerLeap::default(),
            leopard_leap: LeopardLeap::default(),
            quiet_limit: MOST_QUIET,
            starts: Vec::new(),
        }
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
                "fault-jungle-quiet_limit",
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
