//! The published editions, by their names.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edition of the game: a preset of several settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "&'static str")]
#[schemars(with = "String")]
pub enum Edition {
    /// Ravensburger's *Hase und Igel* of 1978.
    Y1978,
    /// Its later printings, up to the one of 1995.
    Y1995,
    /// *Hase und Igel* of 2000, by Abacus and Rio Grande.
    Y2000,
    /// Ravensburger's of 2008, on its own board: what a setup means that says nothing.
    Y2008,
    /// The race as its author has it run in tournaments, without cards.
    Parlett,
}

impl Edition {
    /// All of them, in the order they came.
    pub const ALL: [Self; 5] = [Self::Y1978, Self::Y1995, Self::Y2000, Self::Y2008, Self::Parlett];

    /// Its name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Y1978 => "1978",
            Self::Y1995 => "1995",
            Self::Y2000 => "2000",
            Self::Y2008 => "2008",
            Self::Parlett => "parlett",
        }
    }
}

impl From<Edition> for &'static str {
    fn from(edition: Edition) -> Self {
        edition.id()
    }
}

/// No edition has that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoEdition(String);

impl fmt::Display for NoEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Edition::ALL.map(Edition::id).join(", ");
        write!(f, "there is no edition '{}'; there are {known}", self.0)
    }
}

impl TryFrom<String> for Edition {
    type Error = NoEdition;

    fn try_from(written: String) -> Result<Self, NoEdition> {
        let named = Self::ALL.into_iter().find(|edition| edition.id().eq_ignore_ascii_case(&written));
        named.ok_or(NoEdition(written))
    }
}
