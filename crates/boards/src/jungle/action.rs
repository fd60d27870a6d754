//! What a seat may do, which `names` writes as people do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::position::Move;
use crate::board::Square;

/// An animal goes, swims or leaps to another square, and takes what stands there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Action {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

impl From<Move> for Action {
    fn from(mv: Move) -> Self {
        Self { from: mv.from, to: mv.to }
    }
}

impl From<Action> for Move {
    fn from(action: Action) -> Self {
        Self { from: action.from, to: action.to }
    }
}
