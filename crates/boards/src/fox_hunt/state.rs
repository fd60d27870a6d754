//! A position of the game, foxes included.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::Area;
use super::shot::Shot;
use crate::board::Square;

/// A position. Where foxes hide, nobody but the rules sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Whether it is still to be drawn with which of several starts the game begins.
    #[serde(default)]
    pub undecided: bool,
    /// Where foxes are, by the numbers of squares, found ones among them. While they hide one after the other, those that have hidden so far.
    pub foxes: Vec<Square>,
    /// The shots, the first one first.
    #[serde(default)]
    pub shots: Vec<Shot>,
}

impl State {
    /// Where foxes are.
    pub fn dens(&self) -> Area {
        self.foxes.iter().copied().collect()
    }
}

/// The squares that were shot at.
pub fn tried(shots: &[Shot]) -> Area {
    shots.iter().map(|shot| shot.square).collect()
}

/// The squares on which foxes were found.
pub fn found(shots: &[Shot]) -> Area {
    shots.iter().filter(|shot| shot.hit()).map(|shot| shot.square).collect()
}
