//! What chance may do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// With which of several starts the game begins, from 0.
    Start(u8),
    /// The screen between the sides is taken away. Nothing is left to chance in it: it is a step of nobody's, so that neither side sees the other's pieces before its own stand.
    Screen,
}
