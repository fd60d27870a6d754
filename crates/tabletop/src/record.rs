//! One file for save, replay, bug report and regression test.

use std::collections::BTreeMap;

use derive_where::derive_where;
use serde::{Deserialize, Serialize};

use crate::{Game, Illegal, Seat, Seed};

/// Version of the record's own layout.
pub const FORMAT: u32 = 1;

/// Who plays a seat, as the setup page, saves and replays know it. No rule depends on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// Human or agent.
    pub controller: Controller,
    /// Index of the colour and shape in the palette.
    pub look: u8,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Controller {
    /// A person at this machine.
    Human,
    /// An agent, by its name in the registry (with a level, such as `minimax:3`).
    Agent(String),
}

/// A whole game as data: setup + seed + steps.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// [`FORMAT`] of the program that wrote it.
    pub format: u32,
    /// [`Game::ID`].
    pub game: String,
    /// What whoever wrote the file says about it, such as a title, by key. Nothing depends on it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub about: BTreeMap<String, String>,
    /// [`Game::RULES`] of the program that wrote it.
    pub rules: u32,
    /// [`Game::content_hash`] of the content it was played with.
    pub content: u64,
    /// The setup.
    pub setup: G::Setup,
    /// The seed.
    pub seed: Seed,
    /// Who played, one per seat.
    pub players: Vec<Player>,
    /// The state the steps begin from, where it is not the game's start: a scene, or a game resumed across a change of rules.
    #[serde(default)]
    pub origin: Option<G::State>,
    /// Everything that happened, in order.
    pub steps: Vec<Step<G>>,
    /// [`Game::hash`] of the state after the last step.
    pub hash: u64,
    /// That state itself, in autosaves: it can be resumed even when the rules have changed since.
    #[serde(default)]
    pub snapshot: Option<G::State>,
}

/// One step of a game.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Step<G: Game> {
    /// A seat acted.
    Action(Seat, G::Action),
    /// Chance fell.
    Outcome(G::Outcome),
}

/// Just enough of a record to tell which game it is of.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
}

impl<G: Game> Record<G> {
    /// Writes it as RON, a step a line; texts of several lines stay so.
    ///
    /// # Errors
    /// [`RecordError::Unwritable`], where a part of it has no form in RON.
    pub fn to_ron(&self) -> Result<String, RecordError> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor(" ".to_owned()).escape_strings(false);
        ron::ser::to_string_pretty(self, pretty).map_err(|error| RecordError::Unwritable(error.to_string()))
    }

    /// Reads it from RON.
    ///
    /// # Errors
    /// [`RecordError::Syntax`] with line and column; [`RecordError::Newer`], [`RecordError::OtherGame`]. Whether the steps
    /// can be followed is found out by [`Session::replay`](crate::Session::replay).
    pub fn from_ron(text: &str) -> Result<Self, RecordError> {
        let head: Head = ron::from_str(text).map_err(RecordError::syntax)?;
        if head.format > FORMAT {
            return Err(RecordError::Newer { found: head.format });
        }
        if head.game != G::ID {
            return Err(RecordError::OtherGame { found: head.game, wanted: G::ID });
        }
        ron::from_str(text).map_err(RecordError::syntax)
    }
}

/// Which game the record in `text` is of.
///
/// # Errors
/// [`RecordError::Syntax`] where it is no record.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    ron::from_str::<Head>(text).map(|head| head.game).map_err(RecordError::syntax)
}

/// Why a record cannot be read or followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not RON, or not a record.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the reader expected.
        reason: String,
    },
    /// It could not be written.
    #[error("the record could not be written: {0}")]
    Unwritable(String),
    /// Written by a newer program.
    #[error("the file has format {found}, this program reads up to {FORMAT}; update the program")]
    Newer {
        /// The format found.
        found: u32,
    },
    /// A record of another game.
    #[error("the file is of the game '{found}', not '{wanted}'")]
    OtherGame {
        /// The game found.
        found: String,
        /// The game expected.
        wanted: &'static str,
    },
    /// The rules have changed since.
    #[error(
        "it was played by version {found} of the rules, this program has version {wanted}; only its snapshot can be resumed"
    )]
    OtherRules {
        /// The version found.
        found: u32,
        /// The version here.
        wanted: u32,
    },
    /// The content (map, cards, mods) has changed since.
    #[error(
        "it was played with other content (hash {found:016x}, here {wanted:016x}); restore that content to replay it"
    )]
    OtherContent {
        /// The hash found.
        found: u64,
        /// The hash here.
        wanted: u64,
    },
    /// The state it begins from cannot stand under the rules.
    #[error("the position it begins from cannot be played: {0}")]
    Origin(Illegal),
    /// A step cannot be made.
    #[error("step {index}: {illegal}")]
    Step {
        /// Index of the step, from 0.
        index: usize,
        /// The rule it breaks.
        illegal: Illegal,
    },
    /// An outcome is possible, but not the one the seed gives.
    #[error("step {index}: the recorded outcome does not follow from the seed")]
    Dice {
        /// Index of the step, from 0.
        index: usize,
    },
    /// The steps lead elsewhere.
    #[error("the steps lead to another end than recorded (hash {found:016x}, recorded {recorded:016x})")]
    OtherEnd {
        /// The hash reached.
        found: u64,
        /// The hash recorded.
        recorded: u64,
    },
    /// As many players as seats are needed.
    #[error("{players} players are named for {seats} seats")]
    Players {
        /// Players named.
        players: usize,
        /// Seats of the game.
        seats: usize,
    },
}

impl RecordError {
    fn syntax(error: ron::error::SpannedError) -> Self {
        Self::Syntax { line: error.span.start.line, column: error.span.start.col, reason: error.code.to_string() }
    }
}
