//! What a side sees in fog: where its pieces stand and where they could go.

use super::moves::Special;
use super::piece::Side;
use super::position::Position;
use super::variant::Chess;
use crate::board::Squares;

impl Chess {
    /// The squares a side sees: those of its own pieces, those they could move to if it were to act, and a pawn that it could take as it passes. A square
    /// it could not move to is dark, even one before a pawn that something bars.
    pub fn sight(&self, position: &Position, side: Side) -> Squares<u128> {
        let mut seen = position.of(side);
        let own_turn = position.mover == side;
        let mut as_mover = *position;
        as_mover.mover = side;
        if !own_turn {
            // Only whoever is to act can take a pawn that has passed.
            as_mover.passed = None;
        }
        self.pseudo_legal(&as_mover, |mv| {
            seen.insert(mv.to);
            if let Special::EnPassant(stands) = mv.special {
                seen.insert(stands);
            }
        });
        seen
    }
}
