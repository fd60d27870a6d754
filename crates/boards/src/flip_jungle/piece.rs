//! The pieces: eight animals in two colours, one of each.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Message;

use crate::face_down;

/// How many animals a side has.
pub const ANIMALS: usize = 8;

/// The colour of a piece. Who plays which is decided by the first piece that is turned over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Written in capitals.
    White,
    /// Written in small letters.
    Black,
}

impl Colour {
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

/// What a piece is, the strongest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Animal {
    /// Written `E`. Is taken by the rat, which it does not take.
    Elephant,
    /// Written `L`.
    Lion,
    /// Written `T`.
    Tiger,
    /// Written `P`.
    Leopard,
    /// Written `W`.
    Wolf,
    /// Written `D`.
    Dog,
    /// Written `C`.
    Cat,
    /// Written `R`. Takes the elephant.
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

    /// Whether it takes another one by a step: the stronger the weaker, equal equal, and the rat the elephant, which does not take the rat.
    #[inline]
    pub const fn takes(self, other: Self) -> bool {
        match (self, other) {
            (Self::Rat, Self::Elephant) => true,
            (Self::Elephant, Self::Rat) => false,
            _ => self.index() <= other.index(),
        }
    }

    /// Its letter, in capitals.
    pub const fn letter(self) -> char {
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

    /// Its name for people, which Jungle has, too.
    pub fn name(self) -> Message {
        Message::name(format!("jungle-{}", self.id()), self.id())
    }
}

/// A piece: an animal of a colour. Written as a letter.
pub type Piece = face_down::Piece<Animal>;
