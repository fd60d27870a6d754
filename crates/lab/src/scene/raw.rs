//! A scene's file as it is written.

use derive_where::derive_where;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Step};

use crate::source::{Source, present};
use crate::{Problem, TextFile};

/// Where a scene begins, if not at the game's start.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Start<G: Game> {
    /// In this state.
    State(G::State),
    /// After these steps from the game's start.
    Steps(Vec<Step<G>>),
    /// Where this text leads: a position, or a game, as the game's people write it.
    Notation(String),
}

/// The parts of a scene, unread. All are options, so that every missing one can be told at once.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Scene")]
pub(super) struct RawScene<'a> {
    #[serde(borrow, deserialize_with = "present")]
    pub game: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub title: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub description: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub setup: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub players: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub seed: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub start: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub position: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub study: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    pub puzzle: Option<&'a RawValue>,
}

/// The game a scene names.
pub(super) fn game(file: &TextFile) -> Result<String, Problem> {
    let source = Source { name: &file.name, text: &file.text };
    let raw: RawScene = source.whole()?;
    match raw.game {
        Some(game) => source.part(game),
        None => Err(source.missing("game", "\"risk\"")),
    }
}

/// The number that stands in a field of a setup; `None` where there is no such field, or no number in it.
pub(super) fn number(text: &str, field: &str) -> Option<usize> {
    let source = Source { name: "--setup", text };
    let whole: &RawValue = source.whole().ok()?;
    source.part(source.field(whole, field)?).ok()
}

/// A setup written on the command line.
pub(super) fn setup<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    Source { name: "--setup", text }.whole()
}
