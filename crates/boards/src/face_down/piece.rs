//! A piece: a kind in a colour.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::kind::{PieceColour, PieceKind};

/// A piece: colour and kind. Written as a letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "char", into = "char", bound = "")]
#[schemars(with = "char", rename = "Piece", bound = "")]
pub struct Piece<K: PieceKind> {
    /// Whose.
    pub colour: K::Colour,
    /// What.
    pub kind: K,
}

impl<K: PieceKind> Piece<K> {
    /// How many different ones there are.
    pub const COUNT: usize = 2 * K::ALL.len();

    /// All of them: those of the first colour first.
    pub fn all() -> impl Iterator<Item = Self> {
        K::Colour::ALL.into_iter().flat_map(|colour| K::ALL.iter().map(move |kind| Self { colour, kind: *kind }))
    }

    /// Its place among [`all`](Self::all).
    #[inline]
    pub fn index(self) -> usize {
        self.colour.index() * K::ALL.len() + self.kind.index()
    }

    /// The piece at a place among [`all`](Self::all); the last one beyond it.
    #[inline]
    pub fn at(index: usize) -> Self {
        let kinds = K::ALL.len();
        let (colour, kind) = if index < kinds { (0, index) } else { (1, index - kinds) };
        Self { colour: K::Colour::ALL[colour], kind: K::ALL[kind.min(kinds - 1)] }
    }

    /// The letter it is written with: a capital of the first colour, a small one of the second.
    pub fn letter(self) -> char {
        let capital = self.kind.letter();
        if self.colour.index() == 0 { capital } else { capital.to_ascii_lowercase() }
    }

    /// The piece of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|piece| piece.letter() == letter)
    }
}

impl<K: PieceKind> fmt::Display for Piece<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl<K: PieceKind> From<Piece<K>> for char {
    fn from(piece: Piece<K>) -> Self {
        piece.letter()
    }
}

impl<K: PieceKind> TryFrom<char> for Piece<K> {
    type Error = String;

    fn try_from(letter: char) -> Result<Self, String> {
        let all = || Self::all().map(Self::letter).collect::<String>();
        Self::from_letter(letter).ok_or_else(|| format!("'{letter}' is no piece; write one of {}", all()))
    }
}
