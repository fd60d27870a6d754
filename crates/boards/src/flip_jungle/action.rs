//! What a seat may do, which `names` writes as people do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::position::Move;
use crate::board::Square;

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub enum Action {
    /// Turns over the piece that lies face down there.
    Flip(Square),
    /// Moves an own piece to an empty square, or takes what stands there.
    Move {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
}

impl From<Move> for Action {
    fn from(mv: Move) -> Self {
        if mv.is_flip() { Self::Flip(mv.from) } else { Self::Move { from: mv.from, to: mv.to } }
    }
}

impl From<Action> for Move {
    fn from(action: Action) -> Self {
        match action {
            Action::Flip(square) => Self::flip(square),
            Action::Move { from, to } => Self { from, to },
        }
    }
}
