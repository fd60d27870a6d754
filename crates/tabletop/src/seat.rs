//! Who sits at the table and who looks on.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in turn order. What people read counts from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in turn order. Counts above 255 are cut to 255.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(u8::MAX as usize) as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    /// Seats are counted from 1 where people read them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 as u16 + 1)
    }
}

/// Whose eyes a view or an event is made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Eye {
    /// What this seat may know.
    Seat(Seat),
    /// What everybody may know: a spectator's view.
    Public,
}

impl Eye {
    /// Whether these are the eyes of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Eye::Seat(seat)
    }

    /// Every pair of eyes at a table of `count` seats, the public last.
    pub fn all(count: usize) -> impl Iterator<Item = Eye> {
        Seat::all(count).map(Eye::Seat).chain([Eye::Public])
    }
}
