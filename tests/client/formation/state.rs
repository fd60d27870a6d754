//! What only Formation keeps at its table.

use rubicon::{
    pieces::PieceMove,
    table::{Sight, Table},
};
use tabletop::Seat;

use super::rules::{FormationAction, FormationView};

/// Formation at the table.
#[derive(Default)]
pub struct Field {
    /// What the person to act may do with the pieces, and which action each of it is.
    pub moves: Vec<(PieceMove, FormationAction)>,
    /// For how many seconds what happened last is seen to happen.
    pub lasts: f32,
}

/// A game of it at the table.
pub type FieldTable = Table<Field>;

/// Whether the row of a seat lies open to whoever looks, however it is set up.
pub fn lies_open(sight: Sight, seat: Seat) -> bool {
    sight == Sight::All || sight.eye().is(seat)
}

/// Whether all runners of both seats have fought.
pub fn is_over(view: &FormationView) -> bool {
    view.rows.iter().all(|row| row.sent == [true; 3])
}

/// Which exchange it is, from 1; 0 before the first.
pub fn exchange(view: &FormationView) -> u32 {
    let sent = view.rows.iter().flat_map(|row| row.sent).filter(|sent| *sent).count() as u32;
    sent.div_ceil(2)
}
