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

/// Words of a heap: eight kinds each, a byte for the count of each kind, the first kind lowest.
const WORDS: usize = 3;
/// A 1 in every byte: times it, a word becomes the sums of its bytes up to each.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// Every other byte.
const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
/// A 1 in every other byte.
const PAIRS: u64 = 0x0001_0001_0001_0001;

/// A heap of cards: how many of each kind. Written as pairs of kind and count, in the order of the kinds.
///
/// Words of eight counts are added, compared and searched at once: games between strategists spend most of their time here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Card, u8)>", into = "Vec<(Card, u8)>")]
pub struct Cards([u64; WORDS]);

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts().map(|(card, count)| (card.0, count))).finish()
    }
}

/// The word of a kind, and how far its byte is shifted there.
#[inline]
const fn place(card: Card) -> (usize, u32) {
    (card.index() / 8, 8 * (card.0 as u32 % 8))
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; WORDS]);

    /// One card.
    pub fn one(card: Card) -> Self {
        Self::NONE.with(card, 1)
    }

    /// The same with so many of one kind instead. Kinds that cannot be are left out.
    #[must_use]
    #[inline]
    pub fn with(mut self, card: Card, count: u8) -> Self {
        if card.index() < KINDS {
            let (at, shift) = place(card);
            self.0[at] = self.0[at] & !(0xff << shift) | u64::from(count) << shift;
        }
        self
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        let (at, shift) = place(card);
        self.0.get(at).map_or(0, |word| (word >> shift) as u8)
    }

    /// Its words: a byte for the count of each kind, the first kind lowest.
    #[inline]
    pub(crate) const fn words(&self) -> [u64; WORDS] {
        self.0
    }

    /// The heap of such words.
    #[inline]
    pub(crate) const fn of_words(words: [u64; WORDS]) -> Self {
        Self(words)
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u16 {
        // Pairs of bytes do not overflow 16 bits, nor do all of them: 24 times 255 is less.
        let pairs: u64 = self.0.iter().map(|word| (word & EVEN) + (word >> 8 & EVEN)).sum();
        (pairs.wrapping_mul(PAIRS) >> 48) as u16
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The kinds there are as bits, that of the first kind lowest.
    #[inline]
    pub(crate) fn mask(&self) -> u32 {
        // The highest bit of every byte that is not 0, gathered in one byte by a product without carries.
        let bits = |word: u64| ((((word & !HIGH) + !HIGH) | word) & HIGH) >> 7;
        let byte = |word: u64| (bits(word).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        self.0.iter().enumerate().fold(0, |mask, (at, &word)| mask | byte(word) << (8 * at))
    }

    /// Whether all are of one kind, or there is none.
    #[inline]
    pub fn is_uniform(&self) -> bool {
        let [one, two, three] = self.0;
        let words = u8::from(one != 0) + u8::from(two != 0) + u8::from(three != 0);
        let word = one | two | three;
        // The byte of its lowest bit is all of it; a shift of 64 bits, where there is none, stands for none.
        words <= 1 && word == word & 0xff_u64.unbounded_shl(word.trailing_zeros() & !7)
    }

    /// Whether one of the kinds of which `all` has 255 is not among these.
    #[inline]
    pub(crate) fn lacks_any(&self, all: &Cards) -> bool {
        let gap = |at: usize| {
            let word = self.0[at] | !all.0[at];
            word.wrapping_sub(ONES) & !word & HIGH
        };
        gap(0) | gap(1) | gap(2) != 0
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
        self.kinds().filter(|&card| !wanted(card)).fold(*self, |some, card| some.with(card, 0))
    }

    /// Those of the kinds of which `all` has 255.
    #[inline]
    pub(crate) fn of_kinds(&self, all: &Cards) -> Self {
        Self([0, 1, 2].map(|at: usize| self.0[at] & all.0[at]))
    }

    /// Adds cards. Beyond 255 of a kind there are no more.
    #[inline]
    pub fn add(&mut self, card: Card, count: u8) {
        self.change(card, |have| have.saturating_add(count));
    }

    /// Takes up to so many of a kind away, and says how many it were.
    #[inline]
    pub fn take(&mut self, card: Card, count: u8) -> u8 {
        self.change(card, |have| have.saturating_sub(count)).min(count)
    }

    /// Changes the count of a kind, and says what it was. Only its word is written, so that reading it again need not wait.
    #[inline]
    fn change(&mut self, card: Card, to: impl Fn(u8) -> u8) -> u8 {
        let (at, shift) = place(card);
        match self.0.get_mut(at) {
            Some(word) if card.index() < KINDS => {
                let have = (*word >> shift) as u8;
                *word ^= u64::from(have ^ to(have)) << shift;
                have
            }
            _ => 0,
        }
    }

    /// Whether no count of the two reaches the highest bit of its byte.
    #[inline]
    fn are_small(&self, other: &Cards) -> bool {
        let (one, other) = (&self.0, &other.0);
        (one[0] | one[1] | one[2] | other[0] | other[1] | other[2]) & HIGH == 0
    }

    /// Adds a whole heap. Beyond 255 of a kind there are no more.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        // Without a highest bit no sum overflows its byte.
        let small = self.are_small(other);
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word = if small { *word + more } else { each_byte(*word, more, u8::saturating_add) };
        }
    }

    /// Takes a heap away, as far as it is there.
    #[inline]
    pub fn take_all(&mut self, other: &Cards) {
        let small = self.are_small(other);
        for (word, less) in self.0.iter_mut().zip(other.0) {
            *word = if small {
                // The highest bit lent to every byte is left where there was enough.
                let rest = (*word | HIGH) - less;
                let enough = (rest & HIGH) - ((rest & HIGH) >> 7);
                rest & enough
            } else {
                each_byte(*word, less, u8::saturating_sub)
            };
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
        let mut rest = *other;
        rest.take_all(self);
        rest.is_empty()
    }

    /// The card at a place where all lie one by one in the order of the kinds, from 0.
    #[inline]
    pub fn nth(&self, mut place: u16) -> Option<Card> {
        for (at, &word) in self.0.iter().enumerate() {
            let pairs = (word & EVEN) + (word >> 8 & EVEN);
            let total = pairs.wrapping_mul(PAIRS) >> 48;
            if u64::from(place) >= total {
                place -= total as u16;
                continue;
            }
            if total < 128 {
                // The sums of all bytes up to each; the first that is above the place keeps its highest bit when that is taken away.
                let above = (word.wrapping_mul(ONES) | HIGH) - (u64::from(place) + 1) * ONES;
                return Some(Card(8 * at as u8 + ((above & HIGH).trailing_zeros() / 8) as u8));
            }
            for (index, count) in word.to_le_bytes().into_iter().enumerate() {
                match place.checked_sub(count.into()) {
                    Some(rest) => place = rest,
                    None => return Some(Card((8 * at + index) as u8)),
                }
            }
        }
        None
    }
}

/// Two words, byte by byte.
#[cold]
#[inline(never)]
fn each_byte(one: u64, other: u64, with: fn(u8, u8) -> u8) -> u64 {
    let (mut bytes, other) = (one.to_le_bytes(), other.to_le_bytes());
    bytes.iter_mut().zip(other).for_each(|(byte, other)| *byte = with(*byte, other));
    u64::from_le_bytes(bytes)
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
        let mut schema = <Vec<(Card, u8)>>::json_schema(generator);
        schema.insert(
            "description".to_owned(),
            "A heap of cards: pairs of kind and count, in the order of the kinds.".into(),
        );
        schema
    }
}

#[cfg(test)]
mod tests;
