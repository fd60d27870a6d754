//! Which pieces there are, each once at most.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::{ANIMALS, Animal, Colour, Piece};
use crate::board::key;
use crate::face_down::{Pile, UNOPENED};

/// Pieces in no order, each once at most: those that lie face down, above all. Written as letters: `ETr`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Unopened(u16);

impl Unopened {
    /// All pieces of a game.
    pub const fn all() -> Self {
        Self(u16::MAX)
    }

    /// A bit for each piece, in the order of [`Piece::all`].
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether a piece is among them.
    #[inline]
    pub fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.index() & 1 == 1
    }

    /// How many.
    #[inline]
    pub const fn total(self) -> u32 {
        self.0.count_ones()
    }

    /// How many of a colour.
    #[inline]
    pub const fn of(self, colour: Colour) -> u32 {
        (self.0 >> (colour.index() * ANIMALS) & 0xff).count_ones()
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.contains(*piece))
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.index());
    }

    /// What is left of these when others are taken away; `None` where some of those are not among them.
    pub fn without(self, others: Self) -> Option<Self> {
        (others.0 & !self.0 == 0).then_some(Self(self.0 & !others.0))
    }
}

impl Pile<Animal> for Unopened {
    fn total(&self) -> u32 {
        Self::total(*self)
    }

    #[inline]
    fn of(&self, colour: Colour) -> u32 {
        Self::of(*self, colour)
    }

    #[inline]
    fn kinds(&self) -> u32 {
        Self::total(*self)
    }

    fn counts(&self) -> impl Iterator<Item = (Piece, u8)> {
        self.iter().map(|piece| (piece, 1))
    }

    #[inline]
    fn take(&mut self, piece: Piece) {
        Self::take(self, piece);
    }

    fn without(&self, others: &Self) -> Option<Self> {
        Self::without(*self, *others)
    }

    #[inline]
    fn key(&self) -> u64 {
        key(UNOPENED + u64::from(self.bits()))
    }
}

impl FromIterator<Piece> for Unopened {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        Self(pieces.into_iter().fold(0, |bits, piece| bits | 1 << piece.index()))
    }
}

impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|piece| write!(f, "{piece}"))
    }
}

impl From<Unopened> for String {
    fn from(pieces: Unopened) -> Self {
        pieces.to_string()
    }
}

impl TryFrom<String> for Unopened {
    type Error = String;

    fn try_from(letters: String) -> Result<Self, String> {
        let mut pieces = Self::default();
        for letter in letters.chars() {
            let piece = Piece::try_from(letter)?;
            if pieces.contains(piece) {
                return Err(format!("'{letter}' stands there twice; each piece is there once"));
            }
            pieces.0 |= 1 << piece.index();
        }
        Ok(pieces)
    }
}
