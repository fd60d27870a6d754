//! Territory cards and the sets they make.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::map::{Map, Symbol, TerritoryId};
use crate::setup::Cards;

/// Wild cards in a deck.
pub const WILDS: u16 = 2;
/// With this many cards at the start of a turn a set must be traded.
pub const FORCED_TRADE: usize = 5;
/// With this many cards after an elimination sets must be traded at once, down to four cards.
pub const FORCED_SPOILS: usize = 6;
/// Armies a traded card brings to its own territory, once a turn.
pub const PICTURE_BONUS: u32 = 2;

/// A card of the deck by its number: the card of every territory has the territory's own, and the two wild cards come after
/// them. On the world map with its 42 territories the wild cards are **42 and 43**.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Card(pub u16);

impl Card {
    /// All cards of a map's deck, in order.
    pub fn deck(map: &Map) -> impl Iterator<Item = Card> + use<> {
        (0..map.len() as u16 + WILDS).map(Card)
    }

    /// The territory pictured; `None` on a wild card.
    pub fn territory(self, map: &Map) -> Option<TerritoryId> {
        (usize::from(self.0) < map.len()).then_some(TerritoryId(self.0 as u8))
    }

    /// The symbol; `None` on a wild card.
    pub fn symbol(self, map: &Map) -> Option<Symbol> {
        self.territory(map).map(|territory| map.symbol(territory))
    }
}

/// The kind of a set, as the fixed values tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SetKind {
    /// Three alike, wilds counting as that symbol.
    Alike(Symbol),
    /// One of each, wilds filling the gaps.
    Mixed,
}

/// The kind of set three different cards make, the dearer one where a wild card leaves a choice; `None` where they make none.
pub fn set_kind(map: &Map, cards: [Card; 3]) -> Option<SetKind> {
    let [a, b, c] = cards;
    if a == b || b == c || a == c {
        return None;
    }
    let mut counts = [0u8; 3];
    let mut wilds = 0;
    for card in cards {
        match card.symbol(map) {
            Some(Symbol::Infantry) => counts[0] += 1,
            Some(Symbol::Cavalry) => counts[1] += 1,
            Some(Symbol::Artillery) => counts[2] += 1,
            None => wilds += 1,
        }
    }
    // "Mixed" is worth most in the fixed table, so it is tried first.
    if counts.iter().all(|&n| n <= 1) {
        return Some(SetKind::Mixed);
    }
    let symbols = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery];
    (0..3).find(|&i| counts[i] + wilds == 3).map(|i| SetKind::Alike(symbols[i]))
}

/// Armies for a set, as the `trades`-th (from 0) traded in the game.
pub fn set_value(rule: Cards, kind: SetKind, trades: u32) -> u32 {
    match rule {
        Cards::Off => 0,
        Cards::Fixed => match kind {
            SetKind::Alike(Symbol::Infantry) => 4,
            SetKind::Alike(Symbol::Cavalry) => 6,
            SetKind::Alike(Symbol::Artillery) => 8,
            SetKind::Mixed => 10,
        },
        Cards::Progressive => progressive_value(trades),
    }
}

/// 4, 6, 8, 10, 12, 15, 20, 25, then 5 more each.
pub fn progressive_value(trades: u32) -> u32 {
    match trades {
        0..=4 => 4 + 2 * trades,
        _ => trades.saturating_sub(5).saturating_mul(5).saturating_add(15),
    }
}

/// Every set in a hand, as ascending triples of its cards. The hand must be sorted and hold no card twice.
pub fn sets_in(map: &Map, hand: &[Card]) -> impl Iterator<Item = [Card; 3]> {
    let n = hand.len();
    (0..n)
        .flat_map(move |i| (i + 1..n).flat_map(move |j| (j + 1..n).map(move |k| [hand[i], hand[j], hand[k]])))
        .filter(move |&cards| set_kind(map, cards).is_some())
}
