//! The two sides.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Eye, Seat};

/// One of the two sides. White sits below and moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Below.
    White,
    /// Above.
    Black,
}

impl Side {
    /// Both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black: the number of its seat.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Its seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a pair of eyes; none of spectators.
    pub fn of(eye: Eye) -> Option<Self> {
        match eye {
            Eye::Seat(seat) => Self::ALL.get(seat.index()).copied(),
            Eye::Public => None,
        }
    }
}
