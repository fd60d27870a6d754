//! What a decision may spend, and what it cost.

use serde::{Deserialize, Serialize};

/// How much an agent may spend on a decision. Counted, never clocked: a counted budget gives the same answer everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Budget {
    /// Evaluated positions (alpha-beta, max^n) or iterations (MCTS); `None` leaves it to the agent's level.
    pub nodes: Option<u64>,
}

impl Budget {
    /// At most `nodes` positions or iterations.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes) }
    }
}

/// What a decision cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effort {
    /// Positions evaluated or iterations made.
    pub nodes: u64,
    /// Plies searched in full; 0 for agents that do not look ahead.
    pub depth: u32,
    /// The budget it had, if any.
    pub budget: Option<u64>,
    /// Whether a stop cut it short. Such a decision need not be repeatable.
    pub cut: bool,
}
