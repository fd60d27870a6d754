//! Positions as people write them: in studies, scenes and tests.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A position at the start of a turn, before anybody drew a card. What a position square owed the seat to move has been paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is.
    pub to_move: Seat,
    /// What each seat has, in turn order.
    pub players: Vec<PlayerAt>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerAt {
    /// Carrots.
    pub carrots: u16,
    /// Salads left to eat.
    pub salads: u8,
    /// Its runners, one or two.
    pub runners: Vec<RunnerAt>,
}

/// Where a runner is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RunnerAt {
    /// Its square, 0 (start) to 64 (goal).
    pub square: u8,
    /// Whether its next turn goes on eating a salad.
    pub eating: bool,
    /// At home: as which runner it came, from 1. 0 elsewhere.
    pub place: u8,
}
