//! What happened, as each pair of eyes may know it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::action::Action;
use super::rank::Rank;
use super::side::Side;
use super::state::End;
use crate::board::Square;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// One of several starts was drawn.
    Began {
        /// Its place in the list of the setup, from 0.
        start: u8,
    },
    /// A side has placed its pieces.
    Placed {
        /// Whose.
        seat: Seat,
        /// How; told to that side alone.
        pieces: Option<Action>,
    },
    /// The screen was taken away.
    Unscreened {
        /// By side: the squares on which its pieces stand.
        squares: [Vec<Square>; 2],
    },
    /// A piece moved to an empty square.
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Its rank, for whoever knows it.
        rank: Option<Rank>,
    },
    /// A piece challenged another one.
    Fought {
        /// Whose piece came.
        seat: Seat,
        /// From where.
        from: Square,
        /// Where the other one stood.
        to: Square,
        /// By side: the rank of its piece, for whoever knows it.
        ranks: [Option<Rank>; 2],
        /// Whose piece survived, if any did.
        survivor: Option<Side>,
    },
    /// The game is over.
    Over(End),
}
