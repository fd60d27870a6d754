//! How often the own king can be taken right after a move.

use crate::chess::fog::game::Fog;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// Positions in which it is counted.
const COUNTED: usize = 512;

/// In what share of these positions, of the first few hundred, the king of whoever moves can be taken right after a move. Averages of few positions would hide it.
pub(super) fn share(game: &Fog, positions: &[Position], mv: Move) -> f64 {
    let counted = &positions[..positions.len().min(COUNTED)];
    let lost = |position: &&Position| {
        let mut next = **position;
        next.play(game.rules(), mv);
        game.chess().in_check(&next, position.mover)
    };
    counted.iter().filter(lost).count() as f64 / counted.len().max(1) as f64
}
