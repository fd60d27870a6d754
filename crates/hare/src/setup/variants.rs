//! What hare squares ask, and when a salad is eaten that a card lets one eat.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a hare square asks of who enters it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum HareSquares {
    /// A card is drawn.
    #[default]
    Cards,
    /// The rule of tournaments: whoever goes forward to one pays 10 carrots to each rival for every runner of theirs that is passed by
    /// this step, and may not go there without them. Nobody draws.
    Toll,
}

/// When a salad is eaten that a card lets one eat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum SaladCard {
    /// At once, on the spot.
    #[default]
    AtOnce,
    /// The next turn goes on it, as on a salad square.
    NextTurn,
}
