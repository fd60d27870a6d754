//! Cards by number, and heaps of cards: how many of each kind, in no order.

use std::fmt;

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

/// Places of a heap: the kinds, and as many more as fill whole words.
const PLACES: usize = 24;
/// Words of eight places.
const WORDS: usize = PLACES / 8;
/// A byte 1 in every place of a word: times it, a word becomes the sums of its places up to each.
const ONES: u64 = 0x0101_0101_0101_0101;

/// A heap of cards: how many of each kind. Written as pairs of kind and count, in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Card, u8)>", into = "Vec<(Card, u8)>")]
#[repr(align(8))]
pub struct Cards([u8; PLACES]);

impl Default for Cards {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts().map(|(card, count)| (card.0, count))).finish()
    }
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; PLACES]);

    /// One card.
    pub fn one(card: Card) -> Self {
        Self::NONE.with(card, 1)
    }

    /// The same with so many of one kind instead. Kinds that cannot be are left out.
    #[must_use]
    pub fn with(mut self, card: Card, count: u8) -> Self {
        if let Some(place) = self.place(card) {
            *place = count;
        }
        self
    }

    #[inline]
    fn place(&mut self, card: Card) -> Option<&mut u8> {
        self.0[..KINDS].get_mut(card.index())
    }

    /// Eight places as a number, the first kind lowest.
    #[inline]
    fn word(&self, at: usize) -> u64 {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&self.0[8 * at..8 * at + 8]);
        u64::from_le_bytes(bytes)
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0.get(card.index()).copied().unwrap_or(0)
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u16 {
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        // Pairs of places do not overflow 16 bits, nor do all of them: 24 times 255 is less.
        let pairs: u64 = (0..WORDS).map(|at| (self.word(at) & EVEN) + (self.word(at) >> 8 & EVEN)).sum();
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; PLACES]
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The kinds there are as bits, that of the first kind lowest.
    #[inline]
    pub(crate) fn mask(&self) -> u32 {
        self.0.iter().enumerate().fold(0, |mask, (at, &count)| mask | u32::from(count > 0) << at)
    }

    /// Whether all are of one kind, or there is none.
    #[inline]
    pub fn is_uniform(&self) -> bool {
        let mask = self.mask();
        mask & mask.wrapping_sub(1) == 0
    }

    /// The kinds there are, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let mut mask = self.mask();
        std::iter::from_fn(move || {
            let card = (mask != 0).then(|| Card(mask.trailing_zeros() as u8));
            mask &= mask.wrapping_sub(1);
            card
        })
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
        self.kinds().filter(|&card| !wanted(card)).for_each(|card| some.0[card.index()] = 0);
        some
    }

    /// Adds cards. Beyond 255 of a kind there are no more.
    #[inline]
    pub fn add(&mut self, card: Card, count: u8) {
        if let Some(place) = self.place(card) {
            *place = place.saturating_add(count);
        }
    }

    /// Takes up to so many of a kind away, and says how many it were.
    #[inline]
    pub fn take(&mut self, card: Card, count: u8) -> u8 {
        let Some(place) = self.place(card) else { return 0 };
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
    #[inline]
    pub fn empty(&mut self) -> Cards {
        std::mem::take(self)
    }

    /// Whether all of `other` is among these.
    #[inline]
    pub fn includes(&self, other: &Cards) -> bool {
        self.0.iter().zip(other.0).all(|(&have, want)| have >= want)
    }

    /// The card at a place where all lie one by one in the order of the kinds, from 0.
    #[inline]
    pub fn nth(&self, mut place: u16) -> Option<Card> {
        for at in 0..WORDS {
            let word = self.word(at);
            let sums = word.wrapping_mul(ONES);
            let total = sums >> 56;
            // Sums of a word that might overflow their bytes are made one by one.
            if self.small(at) {
                if u64::from(place) < total {
                    // The first byte of the sums that is above the place: its highest bit stays when the place is taken away.
                    let above = (sums | 0x8080_8080_8080_8080) - (u64::from(place) + 1) * ONES;
                    let first = (above & 0x8080_8080_8080_8080).trailing_zeros() / 8;
                    return Some(Card(8 * at as u8 + first as u8));
                }
                place -= total as u16;
                continue;
            }
            for (index, &count) in self.0[8 * at..8 * at + 8].iter().enumerate() {
                match place.checked_sub(count.into()) {
                    Some(rest) => place = rest,
                    None => return Some(Card((8 * at + index) as u8)),
                }
            }
        }
        None
    }

    /// Whether the sum of eight places is below 128.
    #[inline]
    fn small(&self, at: usize) -> bool {
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        let word = self.word(at);
        let pairs = (word & EVEN) + (word >> 8 & EVEN);
        pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48 < 128
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
            cards = cards.with(card, count);
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
    fn totals_and_places_are_those_of_a_list() {
        // Heaps of all sizes, small ones and such that overflow a byte.
        for seed in 0..400_u32 {
            let count = |card: u8| (seed.wrapping_mul(2_654_435_761).rotate_left(u32::from(card) * 5) >> 24) as u8;
            let size = [3, 12, 60, 255][seed as usize % 4];
            let cards = Card::all().fold(Cards::NONE, |heap, card| heap.with(card, count(card.0) % size));
            let all: Vec<Card> = cards.each().collect();
            assert_eq!(usize::from(cards.total()), all.len());
            for place in 0..=all.len() {
                assert_eq!(cards.nth(place as u16), all.get(place).copied(), "{cards:?} at {place}");
            }
        }
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
