//! Cards by number, and heaps of cards: how many of each kind, in no order.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Kinds of card one game can have: nine basic ones and a kingdom of ten.
pub const KINDS: usize = 19;
/// The number of the first kingdom card.
pub const FIRST_KINGDOM: u8 = 9;

/// A kind of card by its number in one game: 0 to 8 are the basic cards, 9 to 18 the kingdom in the order of the setup.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The cheapest treasure.
    pub const COPPER: Card = Card(0);
    /// The second treasure.
    pub const SILVER: Card = Card(1);
    /// The third treasure.
    pub const GOLD: Card = Card(2);
    /// The dearest treasure, in games with it.
    pub const PLATINUM: Card = Card(3);
    /// The least victory card.
    pub const ESTATE: Card = Card(4);
    /// The second victory card.
    pub const DUCHY: Card = Card(5);
    /// The victory card whose end ends the game.
    pub const PROVINCE: Card = Card(6);
    /// The dearest victory card, in games with it.
    pub const COLONY: Card = Card(7);
    /// The card that counts against its owner.
    pub const CURSE: Card = Card(8);

    /// Every number a card can have, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// As an index into lists of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A heap of cards: how many of each kind. Written as pairs of kind and count, in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Card, u8)>", into = "Vec<(Card, u8)>")]
pub struct Cards([u8; KINDS]);

impl Default for Cards {
    fn default() -> Self {
        Self::NONE
    }
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// One card.
    pub fn one(card: Card) -> Self {
        Self::NONE.with(card, 1)
    }

    /// The same with so many of one kind instead. Kinds that cannot be are left out.
    #[must_use]
    pub fn with(mut self, card: Card, count: u8) -> Self {
        if let Some(place) = self.0.get_mut(card.index()) {
            *place = count;
        }
        self
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0.get(card.index()).copied().unwrap_or(0)
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether all are of one kind, or there is none.
    pub fn is_uniform(&self) -> bool {
        self.kinds().nth(1).is_none()
    }

    /// The kinds there are, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        Card::all().filter(|&card| self.has(card))
    }

    /// Every kind there is with its count.
    pub fn counts(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.kinds().map(|card| (card, self.count(card)))
    }

    /// Every card one by one, in the order of the kinds.
    pub fn each(&self) -> impl Iterator<Item = Card> + '_ {
        self.counts().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// Those of the kinds that are wanted.
    #[must_use]
    pub fn only(&self, wanted: impl Fn(Card) -> bool) -> Self {
        let mut some = *self;
        for card in Card::all().filter(|&card| !wanted(card)) {
            some.0[card.index()] = 0;
        }
        some
    }

    /// Adds cards. Beyond 255 of a kind there are no more.
    #[inline]
    pub fn add(&mut self, card: Card, count: u8) {
        if let Some(place) = self.0.get_mut(card.index()) {
            *place = place.saturating_add(count);
        }
    }

    /// Takes up to so many of a kind away, and says how many it were.
    #[inline]
    pub fn take(&mut self, card: Card, count: u8) -> u8 {
        let Some(place) = self.0.get_mut(card.index()) else { return 0 };
        let taken = count.min(*place);
        *place -= taken;
        taken
    }

    /// Adds a whole heap.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        for (place, count) in self.0.iter_mut().zip(other.0) {
            *place = place.saturating_add(count);
        }
    }

    /// Takes a heap away, as far as it is there.
    #[inline]
    pub fn take_all(&mut self, other: &Cards) {
        for (place, count) in self.0.iter_mut().zip(other.0) {
            *place = place.saturating_sub(count);
        }
    }

    /// Takes everything.
    pub fn empty(&mut self) -> Cards {
        std::mem::take(self)
    }

    /// Whether all of `other` is among these.
    #[inline]
    pub fn includes(&self, other: &Cards) -> bool {
        self.0.iter().zip(other.0).all(|(&have, want)| have >= want)
    }

    /// The card at a place where all lie one by one in the order of the kinds, from 0.
    pub fn nth(&self, mut place: u16) -> Option<Card> {
        for (card, count) in self.counts() {
            match place.checked_sub(count.into()) {
                Some(rest) => place = rest,
                None => return Some(card),
            }
        }
        None
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut heap = Self::NONE;
        cards.into_iter().for_each(|card| heap.add(card, 1));
        heap
    }
}

impl From<Cards> for Vec<(Card, u8)> {
    fn from(cards: Cards) -> Self {
        cards.counts().collect()
    }
}

impl TryFrom<Vec<(Card, u8)>> for Cards {
    type Error = String;

    fn try_from(pairs: Vec<(Card, u8)>) -> Result<Self, String> {
        let mut cards = Self::NONE;
        let mut last = None;
        for (card, count) in pairs {
            if card.index() >= KINDS {
                return Err(format!("there is no card {}: they are 0 to {}", card.0, KINDS - 1));
            }
            if count == 0 || last >= Some(card) {
                return Err("cards stand in the order of their kinds, each once with its count".to_owned());
            }
            last = Some(card);
            cards.0[card.index()] = count;
        }
        Ok(cards)
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <Vec<(Card, u8)>>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heap() -> Cards {
        Cards::NONE.with(Card::COPPER, 3).with(Card::ESTATE, 2).with(Card(18), 1)
    }

    #[test]
    fn a_heap_counts_what_was_put_on_it() {
        let mut cards = heap();
        assert_eq!((cards.total(), cards.count(Card::ESTATE), cards.count(Card(99))), (6, 2, 0));
        assert_eq!(cards.take(Card::COPPER, 5), 3);
        assert!(!cards.includes(&heap()) && heap().includes(&cards));
        cards.add_all(&Cards::one(Card::COPPER));
        assert_eq!(cards.each().map(|card| card.0).collect::<Vec<_>>(), [0, 4, 4, 18]);
        assert_eq!((cards.nth(0), cards.nth(2), cards.nth(4)), (Some(Card(0)), Some(Card(4)), None));
        assert!(cards.only(|card| card == Card::ESTATE).is_uniform() && !cards.is_uniform());
        cards.take_all(&heap());
        assert!(cards.is_empty());
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let text = serde_json::to_string(&heap()).unwrap();
        assert_eq!(text, "[[0,3],[4,2],[18,1]]");
        assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), heap());
        for wrong in ["[[19,1]]", "[[0,0]]", "[[1,1],[0,1]]", "[[1,1],[1,1]]"] {
            assert!(serde_json::from_str::<Cards>(wrong).is_err(), "{wrong}");
        }
    }
}
