//! What chance may do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Square;

/// What chance may do, all of it before the first shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// With which of several starts the game begins, from 0.
    Start(u8),
    /// Where the next fox hides.
    Fox(Square),
}
