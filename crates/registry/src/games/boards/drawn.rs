//! Pieces laid on squares that are drawn, for puzzles.

use boards::board::{Solved, Square};
use lab::puzzle::Worth;
use rand::RngExt;
use tabletop::Rng;

/// So many of these, each once, in an order that is drawn; fewer where there are not as many.
pub(super) fn drawn<T: Copy>(from: &[T], count: usize, rng: &mut Rng) -> Vec<T> {
    let mut left = from.to_vec();
    let mut drawn = Vec::with_capacity(count);
    while drawn.len() < count && !left.is_empty() {
        // A number of fixed width: the same on every machine.
        let at = rng.random_range(0..left.len() as u32) as usize;
        drawn.push(left.swap_remove(at));
    }
    drawn
}

/// One of these.
pub(super) fn one_of<T: Copy>(from: &[T], rng: &mut Rng) -> Option<T> {
    drawn(from, 1, rng).pop()
}

/// A square for each of so many pieces.
pub(super) fn squares(all: impl Iterator<Item = Square>, count: usize, rng: &mut Rng) -> Vec<Square> {
    drawn(&all.collect::<Vec<_>>(), count, rng)
}

/// What an action is worth that leads to a position that ends so.
pub(super) fn worth_before(after: Solved) -> Worth {
    match after {
        Solved::Won(plies) => Worth::Lost(u32::from(plies) + 1),
        Solved::Lost(plies) => Worth::Won(u32::from(plies) + 1),
        Solved::Drawn => Worth::Drawn,
    }
}

/// Whether a game that is won or lost in so many plies may be drawn before, since only so many are left until it is.
pub(super) fn too_late(worth: Worth, left: u16) -> bool {
    match worth {
        Worth::Won(plies) | Worth::Lost(plies) => plies > u32::from(left),
        Worth::Drawn => false,
    }
}
