//! The animals of two sides.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Message;

/// How many kinds of animals there are, one of each a side.
pub const ANIMALS: usize = 8;

/// Whose an animal is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Begins, from below; written in capitals. The first seat.
    White,
    /// From above; written in small letters. The second seat.
    Black,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What an animal is, the strongest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// Written `E`. Is taken by the rat, which it does not take.
    Elephant,
    /// Written `L`. Leaps over water.
    Lion,
    /// Written `T`. Leaps over water.
    Tiger,
    /// Written `P`.
    Leopard,
    /// Written `W`.
    Wolf,
    /// Written `D`.
    Dog,
    /// Written `C`.
    Cat,
    /// Written `R`. Swims.
    Rat,
}

impl Animal {
    /// All of them.
    pub const ALL: [Self; ANIMALS] =
        [Self::Elephant, Self::Lion, Self::Tiger, Self::Leopard, Self::Wolf, Self::Dog, Self::Cat, Self::Rat];

    /// 0 to 7, as in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn letter(self) -> char {
        match self {
            Self::Elephant => 'E',
            Self::Lion => 'L',
            Self::Tiger => 'T',
            Self::Leopard => 'P',
            Self::Wolf => 'W',
            Self::Dog => 'D',
            Self::Cat => 'C',
            Self::Rat => 'R',
        }
    }

    /// Its name in words and pictures.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Elephant => "elephant",
            Self::Lion => "lion",
            Self::Tiger => "tiger",
            Self::Leopard => "leopard",
            Self::Wolf => "wolf",
            Self::Dog => "dog",
            Self::Cat => "cat",
            Self::Rat => "rat",
        }
    }

    /// Its name for people.
    pub fn name(self) -> Message {
        Message::name(format!("jungle-{}", self.id()), self.id())
    }
}

/// An animal of a side. Written as a letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "char", into = "char")]
#[schemars(with = "char")]
pub struct Piece {
    /// Whose.
    pub side: Side,
    /// What.
    pub animal: Animal,
}

impl Piece {
    /// How many different ones there are.
    pub const COUNT: usize = 2 * ANIMALS;

    /// All of them: the white ones first.
    pub fn all() -> impl Iterator<Item = Self> {
        Side::ALL.into_iter().flat_map(|side| Animal::ALL.map(|animal| Self { side, animal }))
    }

    /// Its place among [`all`](Self::all).
    #[inline]
    pub const fn index(self) -> usize {
        self.side.index() * ANIMALS + self.animal.index()
    }

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.animal.letter(),
            Side::Black => self.animal.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::all().find(|piece| piece.letter() == letter)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl From<Piece> for char {
    fn from(piece: Piece) -> Self {
        piece.letter()
    }
}

impl TryFrom<char> for Piece {
    type Error = String;

    fn try_from(letter: char) -> Result<Self, String> {
        Self::from_letter(letter).ok_or_else(|| format!("'{letter}' is no animal; write one of ELTPWDCReltpwdcr"))
    }
}
