//! What is shown of a hand of cards.

use risk::{
    card::Card,
    map::{Symbol, TerritoryId},
};

/// A hand of cards.
#[derive(Clone, PartialEq, Debug)]
pub struct CardsModel {
    /// The cards, sorted.
    pub hand: Vec<CardModel>,
    /// Whether they lie open for trading.
    pub open: bool,
    /// Whether a set must be traded.
    pub forced: bool,
    /// Armies of the next sets traded, this one first; `None` where that depends on the cards.
    pub values: Option<[u32; 2]>,
    /// Armies of the chosen set, without those of a pictured territory.
    pub worth: Option<u32>,
    /// Whether the best set is chosen, or there is no set.
    pub best: bool,
    /// Own territories on the chosen cards, the chosen one marked.
    pub pictured: Vec<(TerritoryId, String, bool)>,
}

/// One card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// Which.
    pub card: Card,
    /// Its symbol; `None` on a wild card.
    pub symbol: Option<Symbol>,
    /// The pictured territory's name.
    pub name: String,
    /// Whether it is the looker's.
    pub own: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}
