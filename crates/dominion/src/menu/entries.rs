//! What a menu is: cards with counts, and when victory cards come before them.

use serde::{Deserialize, Serialize};

/// Cards left of the pile whose end ends the game (Provinces, or Colonies where there are some) at or below which victory cards come
/// before the menu, those first that bring most points, counted with the cards that are owned, as for Gardens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Thresholds {
    /// For Estates.
    pub estate: u8,
    /// For Duchies.
    pub duchy: u8,
    /// For Provinces, in games with Colonies; without them a Province always comes first.
    pub province: u8,
    /// For victory cards of the kingdom that bring a point or more; 0 where they are entries like any other card.
    #[serde(default)]
    pub kingdom: u8,
}

/// A card and how many of it are wanted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The card's id.
    pub card: String,
    /// How many, up to 99. Several entries of one card add up.
    pub count: u8,
}

/// A strategy: what to buy, the most wanted first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Menu {
    /// When victory cards come first. `None` where they are entries like any other card.
    pub thresholds: Option<Thresholds>,
    /// The entries, the most wanted first.
    pub entries: Vec<Entry>,
}
