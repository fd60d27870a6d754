//! What seats and chance may do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the active fighter may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Action {
    /// Put a die on a card.
    Place {
        /// The die's place among one's dice.
        die: u8,
        /// The card's place among one's cards.
        card: u8,
    },
    /// Use a card that takes no dice.
    Use {
        /// The card's place among one's cards.
        card: u8,
    },
    /// End the turn. Unused dice are lost.
    EndTurn,
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A die shows this, 1 to 6, or the first part of a split die is this.
    Die(u8),
    /// The card at this place is chosen.
    Card(u8),
    /// Whether a cursed activation fizzles.
    Fizzle(bool),
    /// The branch of this number, from 0, is run.
    Branch(u8),
}
