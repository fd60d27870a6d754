//! What is chosen before a game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use super::ranks::Ranks;
use super::tally::Tally;
use crate::board::StartError;

/// Most plies without a piece turned over or taken that can be chosen.
pub const MOST_QUIET: u16 = 180;
/// Most times that one piece may threaten another in a row that can be chosen.
pub const MOST_CHASES: u8 = 20;

/// How large the board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardSize {
    /// Four rows of eight squares, 32 pieces.
    #[default]
    Small,
    /// Eight rows of eight squares, 64 pieces.
    Large,
}

impl BoardSize {
    /// Rows of eight squares.
    pub const fn rows(self) -> u8 {
        match self {
            Self::Small => 4,
            Self::Large => 8,
        }
    }

    /// All pieces of a game.
    pub fn pieces(self) -> Tally {
        Tally::sets(self.rows() / 4)
    }
}

/// The rules of one game, and with what it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which piece takes which.
    pub ranks: Ranks,
    /// How large the board is.
    pub size: BoardSize,
    /// Whether a cannon that takes nothing goes any distance along a row or column.
    pub sliding_cannon: bool,
    /// Plies without a piece turned over or taken after which the game is drawn, 1 to [`MOST_QUIET`].
    #[schemars(range(min = 1, max = 180))]
    pub quiet_limit: u16,
    /// How often in a row one piece may threaten another without a piece turned over or taken, 1 to [`MOST_CHASES`]; 0 without such a rule.
    #[schemars(range(max = 20))]
    pub chase_limit: u8,
    /// Positions to begin with, as people write them; one of several is drawn. None is the usual beginning: a piece lies face down on each square.
    pub starts: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            ranks: Ranks::default(),
            size: BoardSize::default(),
            sliding_cannon: false,
            quiet_limit: 60,
            chase_limit: 0,
            starts: Vec::new(),
        }
    }
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupError {
    /// No plies at all, or too many.
    Quiet(u16),
    /// Too many threats in a row.
    Chases(u8),
    /// What it is to begin with cannot be.
    Start(StartError),
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Quiet(found) => message!(
                "fault-banqi-quiet_limit",
                "quiet_limit: {found} is not between 1 and {most}",
                found = *found,
                most = MOST_QUIET
            ),
            Self::Chases(found) => message!(
                "fault-banqi-chase_limit",
                "chase_limit: {found} is not between 0 and {most}; 0 is a game without such a rule",
                found = *found,
                most = MOST_CHASES
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
        if self.chase_limit > MOST_CHASES {
            faults.push(SetupError::Chases(self.chase_limit));
        }
        faults
    }
}
