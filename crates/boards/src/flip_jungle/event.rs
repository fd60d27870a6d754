//! What happened, for animation, sound and log. Everybody sees all of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::piece::{Colour, Piece};
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
    /// A face-down piece was turned over.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// The first piece was turned over, and so it is known who plays which colour.
    Chose {
        /// Who.
        seat: Seat,
        /// Which colour.
        colour: Colour,
    },
    /// A piece moved to an empty square.
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
    /// A piece took another one.
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
    /// A piece went where its equal stood, and both fell.
    Fell {
        /// Whose.
        seat: Seat,
        /// Which went.
        piece: Piece,
        /// From where.
        from: Square,
        /// Where the other one stood.
        to: Square,
        /// Which stood there.
        taken: Piece,
    },
    /// The game is over.
    Over(End),
}
