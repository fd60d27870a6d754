//! One file for save, replay, bug report and regression test.
//!
//! A record is the way a game went, and the other ways it went beside it: lines of play that share their first steps. Its own
//! `steps` are the line the game stands on, up to where it stands; a reader that knows no branches has a whole game in them. A
//! [`Branch`] has only the steps that it does not share. A game without branches is written as it was before there were any.

mod error;
mod format;

use std::collections::BTreeMap;
use std::fmt;

use derive_where::derive_where;
use serde::{Deserialize, Serialize};

pub use error::{BranchProblem, RecordError};
pub(crate) use format::FIRST_FORMAT;
pub use format::FORMAT;

use crate::line::LineId;
use crate::written::distinct;
use crate::{Declaration, Game, Seat, Seed};

/// Who plays a seat, as the setup page, saves and replays know it. No rule depends on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// Human or agent.
    pub controller: Controller,
    /// Index of the colour and shape in the palette.
    // Files have had it as `look` from the first.
    #[serde(rename = "look")]
    pub livery: u8,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Controller {
    /// A person at this machine.
    Human,
    /// An agent, by its name in the registry (with a level, such as `minimax:3`).
    Agent(String),
}

/// As tables tell it: `human`, or the agent's name.
impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Agent(spec) => f.write_str(spec),
        }
    }
}

/// A whole game as data: setup + seed + steps.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// The version of its layout, at most [`FORMAT`].
    pub format: u32,
    /// [`Game::ID`].
    pub game: String,
    /// What whoever wrote the file says about it, such as a title, by key. Nothing depends on it.
    #[serde(default, deserialize_with = "distinct", skip_serializing_if = "BTreeMap::is_empty")]
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
    /// What every decision of an agent could spend, where whoever let them play said so: positions or iterations. `None` where their levels said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<u64>,
    /// The state the steps begin from, where it is not the game's start: a scene, or a game resumed across a change of rules.
    #[serde(default)]
    pub origin: Option<G::State>,
    /// Everything that happened, in order.
    pub steps: Vec<Step<G>>,
    /// [`Session::hash`](crate::Session::hash) after the last step.
    pub hash: u64,
    /// That state itself, in autosaves: it can be resumed even when the rules have changed since.
    #[serde(default)]
    pub snapshot: Option<G::State>,
    /// The number of the line that `steps` are of.
    #[serde(default, skip_serializing_if = "LineId::is_first")]
    pub line: LineId,
    /// The other lines of the game, each after the one it leaves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch<G>>,
    /// How often it went on otherwise although what would come, dice or something hidden, had been shown already: what
    /// [`Session::hindsight`](crate::Session::hindsight) says. 0 in an honest game.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hindsight: u32,
}

/// A line of play beside the record's own.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Branch<G: Game> {
    /// Its number. One branch may have the record's own number: the rest of its line, which was taken back and can be done again.
    pub line: LineId,
    /// The line it leaves: the record's own, or that of a branch before this one.
    pub parent: LineId,
    /// How many steps of that line it shares.
    pub fork: usize,
    /// Its further steps, at least one.
    pub steps: Vec<Step<G>>,
    /// [`Session::hash`](crate::Session::hash) after the last of them.
    pub hash: u64,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
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
    /// A seat said something of the end of the game.
    Declaration(Seat, Declaration),
}

impl<G: Game> Step<G> {
    /// Whether something was declared.
    pub(crate) fn is_declaration(&self) -> bool {
        matches!(self, Self::Declaration(..))
    }
}

/// Just enough of a record to tell which game it is of.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
}

impl<G: Game> Record<G> {
    /// Writes it as RON, a step a line and a branch a line; texts of several lines stay so.
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
        let head: Head = ron::from_str(text).map_err(|error| RecordError::syntax(&error, text))?;
        if head.format > FORMAT {
            return Err(RecordError::Newer { found: head.format });
        }
        if head.game != G::ID {
            return Err(RecordError::OtherGame { found: head.game, wanted: G::ID });
        }
        ron::from_str(text).map_err(|error| RecordError::syntax(&error, text))
    }
}

/// Which game the record in `text` is of.
///
/// # Errors
/// [`RecordError::Syntax`] where it is no record.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    ron::from_str::<Head>(text).map(|head| head.game).map_err(|error| RecordError::syntax(&error, text))
}
