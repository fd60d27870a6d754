//! What a game is called, and what it has to choose from: its agents, its characters, its variants.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// A game's card in the registry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// Its name on the command line and in files; the same as [`Game::ID`](tabletop::Game::ID).
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it is, in one sentence.
    pub idea: &'static str,
    /// How many may sit down.
    #[serde(serialize_with = "as_pair")]
    pub seats: RangeInclusive<usize>,
}

fn as_pair<S: serde::Serializer>(range: &RangeInclusive<usize>, serializer: S) -> Result<S::Ok, S::Error> {
    (range.start(), range.end()).serialize(serializer)
}

/// An agent's card in the registry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AgentInfo {
    /// Its name on the command line, in scenes and in saves.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// Its character, in one line.
    pub persona: String,
    /// Its strategy, in one line.
    pub idea: String,
    /// How it thinks, in a few sentences.
    pub method: String,
    /// Levels, weakest first; empty where it has but one strength.
    pub levels: Vec<OptionInfo>,
    /// What can be set.
    pub settings: Vec<OptionInfo>,
}

/// A level or a setting of an agent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// How it is written.
    pub name: String,
    /// What it means.
    pub meaning: String,
    /// Whether it is meant where none is named.
    pub usual: bool,
}

/// A character over one of the agents, as a setup screen and a command line show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Persona {
    /// Its name on the command line, in scenes and in saves; no agent's.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// Its character, in one line.
    pub character: String,
    /// How it plays, in one line.
    pub play: String,
    /// The id of its portrait.
    pub portrait: String,
    /// The agent that plays it, with level and settings.
    pub plays: String,
    /// How hard it is to beat.
    pub difficulty: Difficulty,
}

/// A rung of a game's ladder: one of a few opponents in the order of their strength, from one for a first game to the strongest. Players know it
/// as a level, and its number is its place on the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// Its name on the command line, in scenes and in saves: its own, or that of the agent which plays it as it is.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// How it plays and what it misses, in one line.
    pub play: String,
    /// The agent that plays it, with level and settings.
    pub plays: String,
    /// Its measured strength, in points of Elo above the lowest rung: 400 points are odds of ten to one in a duel.
    pub elo: f64,
    /// Other opponents that are about as strong, by their names.
    pub like: Vec<String>,
}

/// How hard a persona is to beat, beside the others of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Difficulty {
    /// For a first game.
    Gentle,
    /// For players who know the game.
    Steady,
    /// The hardest there are.
    Formidable,
}

/// A variant of the rules by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NamedSetup {
    /// Its name, small letters and signs '-'; no scene's.
    pub id: String,
    /// The setup as it is written in [`Opening::Setup`](crate::Opening::Setup).
    pub setup: String,
    /// Numbers of seats it is for; `None` for all of the game's.
    pub seats: Option<RangeInclusive<usize>>,
}

impl NamedSetup {
    /// A variant for any number of seats.
    pub fn new(id: &str, setup: impl Into<String>) -> Self {
        Self { id: id.to_owned(), setup: setup.into(), seats: None }
    }

    /// The same for these numbers of seats alone.
    #[must_use]
    pub fn for_seats(self, seats: RangeInclusive<usize>) -> Self {
        Self { seats: Some(seats), ..self }
    }
}
