//! The pieces: seven kinds in two colours.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Message;

use crate::face_down;

/// How many kinds there are.
pub const KINDS: usize = 7;

/// The colour of a piece. Who plays which is decided by the first piece that is turned over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Written in capitals.
    Red,
    /// Written in small letters.
    Black,
}

impl Colour {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One a side; written `G`.
    General,
    /// Two a side; written `A`.
    Advisor,
    /// Two a side; written `E`.
    Elephant,
    /// Two a side; written `R`.
    Chariot,
    /// Two a side; written `H`.
    Horse,
    /// Two a side; written `C`.
    Cannon,
    /// Five a side; written `S`.
    Soldier,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; KINDS] =
        [Self::General, Self::Advisor, Self::Elephant, Self::Chariot, Self::Horse, Self::Cannon, Self::Soldier];

    /// 0 to 6, as in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many a side has in a small set.
    pub const fn count(self) -> u8 {
        match self {
            Self::General => 1,
            Self::Soldier => 5,
            _ => 2,
        }
    }

    /// Its letter, in capitals.
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'G',
            Self::Advisor => 'A',
            Self::Elephant => 'E',
            Self::Chariot => 'R',
            Self::Horse => 'H',
            Self::Cannon => 'C',
            Self::Soldier => 'S',
        }
    }

    /// Its name for people.
    pub fn name(self) -> Message {
        Message::name(format!("banqi-{}", self.id()), self.id())
    }

    /// Its name in words and pictures.
    pub const fn id(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Chariot => "chariot",
            Self::Horse => "horse",
            Self::Cannon => "cannon",
            Self::Soldier => "soldier",
        }
    }
}

/// A piece: colour and kind. Written as a letter.
pub type Piece = face_down::Piece<Kind>;
