//! What happened, for animation, sound and log. Everybody sees all of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::animal::Piece;
use super::state::End;
use crate::board::Square;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// One of several starts was drawn.
    Began {
        /// Its place in the list of the setup, from 0.
        start: u8,
    },
    /// An animal moved to an empty square.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// An animal took another one.
    Took {
        /// Whose.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// From where.
        from: Square,
        /// Where the other one stood.
        to: Square,
        /// What was taken.
        taken: Piece,
    },
    /// The game is over.
    Over(End),
}
