//! A move that can be gone back over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::square::Square;

/// Most plies that a written position can tell of; no game is as long.
pub const MOST_PLIES: u32 = 1_000_000;

/// A move to an empty square. Positions remember those since the last step that nothing undoes, since the rule of repetition asks for what was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct QuietMove {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}
