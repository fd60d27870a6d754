//! What a side sees in fog: where its pieces stand and where they could go.

use super::moves::{Move, Special};
use super::piece::Side;
use super::position::Position;
use super::variant::Chess;
use crate::board::Squares;

impl Chess {
    /// The squares a side sees: those of its own pieces, those they could move to if it were to act, and a pawn that it could take as it passes. A square
    /// it could not move to is dark, even one before a pawn that something bars.
    pub fn sight(&self, position: &Position, side: Side) -> Squares<u128> {
        let mut as_mover = *position;
        as_mover.mover = side;
        if position.mover != side {
            // Only whoever is to act can take a pawn that has passed.
            as_mover.passed = None;
        }
        let mut seen = position.of(side);
        self.pseudo_legal(&as_mover, |mv| see(&mut seen, mv));
        seen
    }

    /// The same of the side to act, where its moves are known.
    pub fn seen_by(position: &Position, moves: &[Move]) -> Squares<u128> {
        let mut seen = position.of(position.mover);
        moves.iter().for_each(|mv| see(&mut seen, *mv));
        seen
    }
}

/// Adds what whoever may make a move sees by it.
fn see(seen: &mut Squares<u128>, mv: Move) {
    seen.insert(mv.to);
    if let Special::EnPassant(stands) = mv.special {
        seen.insert(stands);
    }
}
