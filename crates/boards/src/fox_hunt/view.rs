//! What everybody may know of a position.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ground::Area;
use super::shot::Shot;
use super::state;

/// A position without the foxes that are yet to be found. The hunter sees no more than whoever looks on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whether it is still to be drawn with which of several starts the game begins.
    #[serde(default)]
    pub undecided: bool,
    /// How many foxes have hidden so far, found ones among them: all but at the very start.
    pub hidden: u8,
    /// The shots, the first one first.
    pub shots: Vec<Shot>,
}

impl View {
    /// The squares that were shot at.
    pub fn tried(&self) -> Area {
        state::tried(&self.shots)
    }

    /// The squares on which foxes were found.
    pub fn found(&self) -> Area {
        state::found(&self.shots)
    }
}
