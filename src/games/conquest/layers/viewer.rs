//! Whose eyes a map is drawn for.

use tabletop::Seat;

use crate::{games::conquest::state::Match, table::Sight};

/// Whose eyes a map is drawn for: those of whoever looks, else of the seat whose turn it is.
pub(super) fn viewer(table: &Match) -> Seat {
    match table.sight {
        Sight::Seat(seat) => seat,
        Sight::Public | Sight::All => table.shown.board.active,
    }
}
