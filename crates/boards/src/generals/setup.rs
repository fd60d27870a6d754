//! What is chosen before a game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use super::relatives::{ATTAQUE, SALPAKAN};
use super::rules::Rules;
use crate::board::StartError;

/// Most plies without a fight that can be chosen.
pub const MOST_QUIET: u16 = 200;

/// The Game of the Generals or one of its relatives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Relative {
    /// The Game of the Generals, Salpakan.
    #[default]
    Salpakan,
    /// L'Attaque.
    Attaque,
}

impl Relative {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Salpakan, Self::Attaque];

    /// Its rules.
    pub fn rules(self) -> &'static Rules {
        match self {
            Self::Salpakan => &SALPAKAN,
            Self::Attaque => &ATTAQUE,
        }
    }
}

/// What is told of ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Disclosure {
    /// As the game has it: nothing in the Game of the Generals, both ranks of a fight in L'Attaque.
    #[default]
    Usual,
    /// Nothing but who survives a fight.
    Survivor,
    /// Both ranks of a fight.
    Fight,
    /// All ranks, as soon as both sides stand.
    Open,
}

/// The rules of one game, and with what it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which game it is.
    pub relative: Relative,
    /// What is told of ranks.
    pub disclosure: Disclosure,
    /// Plies without a fight after which the game is drawn, 1 to [`MOST_QUIET`].
    #[schemars(range(min = 1, max = 200))]
    pub quiet_limit: u16,
    /// Positions to begin with, as people write them; one of several is drawn. None is the usual beginning: both sides place their pieces.
    pub starts: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { relative: Relative::default(), disclosure: Disclosure::default(), quiet_limit: 100, starts: Vec::new() }
    }
}

impl Setup {
    /// Whether both ranks of a fight are shown.
    pub(super) fn shows_fights(&self) -> bool {
        match self.disclosure {
            Disclosure::Usual => self.relative.rules().shown,
            Disclosure::Survivor => false,
            Disclosure::Fight | Disclosure::Open => true,
        }
    }

    /// Whether all ranks are seen.
    pub(super) fn is_open(&self) -> bool {
        self.disclosure == Disclosure::Open
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
                "fault-generals-quiet_limit",
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
