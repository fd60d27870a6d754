//! What is chosen before a game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::board::StartError;
use crate::chess::relatives::{CAMBODIAN, CHESS, JANGGI, MAKRUK, SHATRANJ, SITTUYIN, XIANGQI};
use crate::chess::rules::Rules;

/// Most plies without progress that can be chosen.
pub const MOST_QUIET: u16 = 200;

/// Chess or one of its relatives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Relative {
    /// Chess.
    #[default]
    Chess,
    /// The chess of China.
    Xiangqi,
    /// The chess of Korea.
    Janggi,
    /// Chess as it was played up to the fifteenth century.
    Shatranj,
    /// The chess of Thailand.
    Makruk,
    /// The same as in Cambodia.
    Cambodian,
    /// The chess of Myanmar.
    Sittuyin,
}

impl Relative {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Chess, Self::Xiangqi, Self::Janggi, Self::Shatranj, Self::Makruk, Self::Cambodian, Self::Sittuyin];

    /// Its rules.
    pub fn rules(self) -> &'static Rules {
        match self {
            Self::Chess => &CHESS,
            Self::Xiangqi => &XIANGQI,
            Self::Janggi => &JANGGI,
            Self::Shatranj => &SHATRANJ,
            Self::Makruk => &MAKRUK,
            Self::Cambodian => &CAMBODIAN,
            Self::Sittuyin => &SITTUYIN,
        }
    }
}

/// The rules of one game, and with what it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which game it is.
    pub relative: Relative,
    /// Whether it is played in fog.
    pub fog: bool,
    /// Plies without a capture, a pawn that comes ahead or a piece put on the board after which the game is drawn, 1 to [`MOST_QUIET`].
    #[schemars(range(min = 1, max = 200))]
    pub quiet_limit: u16,
    /// Positions to begin with, as people write them; one of several is drawn. None is the usual beginning.
    pub starts: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { relative: Relative::default(), fog: true, quiet_limit: 100, starts: Vec::new() }
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
                "fault-fog-quiet_limit",
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
