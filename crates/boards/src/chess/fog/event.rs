//! What happened, as each pair of eyes may know it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::state::End;
use super::view::View;
use crate::board::Square;
use crate::chess::piece::Piece;

/// What a piece did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    /// What it is afterwards.
    pub piece: Piece,
    /// From where; none from the hand.
    pub from: Option<Square>,
    /// To where.
    pub to: Square,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// One of several starts was drawn.
    Began {
        /// Its place in the list of the setup, from 0.
        start: u8,
    },
    /// A piece moved, or was put on the board.
    Moved {
        /// Whose.
        seat: Seat,
        /// What was done; `None` for whoever is not told, as the other side in fog.
        done: Option<Done>,
        /// What was taken, and where it stood. In fog both sides are told.
        taken: Option<(Piece, Square)>,
    },
    /// The turn was left.
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// In fog: what a seat sees now. Told to that seat alone.
    Seen {
        /// Which.
        seat: Seat,
        /// Its view.
        view: Box<View>,
    },
    /// The game is over.
    Over(End),
}
