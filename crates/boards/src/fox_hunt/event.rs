//! What happened, for animation, sound and log. Nothing of it is secret: where a fox hides no event tells.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shot::Shot;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// One of several starts was drawn.
    Began {
        /// Its place in the list of the setup, from 0.
        start: u8,
    },
    /// A fox hid.
    Hid,
    /// A shot was fired.
    Shot {
        /// Where, and what it told.
        shot: Shot,
        /// Foxes that are still to be found.
        left: u8,
    },
    /// All foxes are found.
    Over {
        /// How many shots it took.
        shots: u8,
    },
}
