//! How many there are of each piece.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::piece::{Colour, Kind, Piece};
use crate::board::key;
use crate::face_down::{Pile, UNOPENED};

/// How many of each piece. Written as letters, one for each: `GAA`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Tally([u8; Piece::COUNT]);

impl Tally {
    /// All pieces of a game with so many small sets of 32.
    pub fn sets(sets: u8) -> Self {
        let mut all = Self::default();
        for piece in Piece::all() {
            all.0[piece.index()] = sets * piece.kind.count();
        }
        all
    }

    /// How many of one piece.
    #[inline]
    pub fn count(&self, piece: Piece) -> u8 {
        self.0[piece.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// How many of a colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> u32 {
        Kind::ALL.iter().map(|kind| u32::from(self.count(Piece { colour, kind: *kind }))).sum()
    }

    /// The pieces of which there is one at least, with how many there are.
    pub fn iter(&self) -> impl Iterator<Item = (Piece, u8)> + '_ {
        self.0.iter().enumerate().filter(|(_, count)| **count > 0).map(|(index, count)| (Piece::at(index), *count))
    }

    /// One more.
    pub fn add(&mut self, piece: Piece) {
        self.0[piece.index()] = self.0[piece.index()].saturating_add(1);
    }

    /// One less; tells whether there was one.
    #[inline]
    pub fn take(&mut self, piece: Piece) -> bool {
        let count = &mut self.0[piece.index()];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// What is left of these when others are taken away; `None` where there are more of those.
    pub fn without(&self, others: &Self) -> Option<Self> {
        let mut left = *self;
        for (own, other) in left.0.iter_mut().zip(others.0) {
            *own = own.checked_sub(other)?;
        }
        Some(left)
    }
}

impl Pile<Kind> for Tally {
    fn total(&self) -> u32 {
        Self::total(self)
    }

    #[inline]
    fn of(&self, colour: Colour) -> u32 {
        Self::of(self, colour)
    }

    #[inline]
    fn kinds(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count > 0)).sum()
    }

    fn counts(&self) -> impl Iterator<Item = (Piece, u8)> {
        self.iter()
    }

    #[inline]
    fn take(&mut self, piece: Piece) {
        Self::take(self, piece);
    }

    fn without(&self, others: &Self) -> Option<Self> {
        Self::without(self, others)
    }

    fn key(&self) -> u64 {
        let number = |(piece, count): (Piece, u8)| UNOPENED + ((piece.index() as u64) << 8) + u64::from(count);
        self.iter().fold(0, |sum, counted| sum ^ key(number(counted)))
    }
}

impl FromIterator<Piece> for Tally {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut all = Self::default();
        pieces.into_iter().for_each(|piece| all.add(piece));
        all
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|(piece, count)| (0..count).try_for_each(|_| write!(f, "{piece}")))
    }
}

impl From<Tally> for String {
    fn from(tally: Tally) -> Self {
        tally.to_string()
    }
}

impl TryFrom<String> for Tally {
    type Error = String;

    fn try_from(letters: String) -> Result<Self, String> {
        letters.chars().map(Piece::try_from).collect()
    }
}
