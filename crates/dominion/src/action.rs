//! What seats may do, and what chance may do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::{Card, Cards};

/// What the seat to act may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Action {
    /// Play an action or a treasure from the hand.
    Play(Card),
    /// Play all treasures of the hand that bring nothing but coins and buys, those last whose coins depend on others.
    PlayTreasures,
    /// Buy a card. After the first one no more cards are played.
    Buy(Card),
    /// End the turn.
    EndTurn,
    /// Answer with cards, none of them too.
    Choose(Cards),
    /// Answer with a card of the supply.
    Gain(Card),
    /// Answer with one of the choices, from 0.
    Option(u8),
    /// Answer yes.
    Accept,
    /// Answer no, or gain nothing where that is allowed.
    Decline,
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Outcome {
    /// This seat begins.
    First(Seat),
    /// These cards of the deck are drawn.
    Drawn(Cards),
}
