//! A position of the game with all that its rules ask for, and how it ends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::Kind;
use crate::face_down;

/// A position. Everybody sees all of it: what face-down pieces are is decided when they are turned over.
pub type State = face_down::State<Kind>;

/// How a game ended.
pub type End = face_down::End<Ending>;

/// What chance may do.
pub type Outcome = face_down::Outcome<Kind>;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All pieces of one side were taken.
    Taken,
    /// Whoever was to act could do nothing.
    Stuck,
    /// The same position came for the third time.
    Repetition,
    /// For too many plies nothing was turned over or taken.
    Quiet,
}

impl face_down::Ending for Ending {
    const TAKEN: Self = Self::Taken;
    const STUCK: Self = Self::Stuck;
    const REPETITION: Self = Self::Repetition;
    const QUIET: Self = Self::Quiet;

    fn word(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Stuck => "stuck",
            Self::Repetition => "repetition",
            Self::Quiet => "quiet",
        }
    }
}
