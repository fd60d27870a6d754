//! Which moves look best, before anything is searched.

use crate::board::Square;
use crate::jungle::animal::{Animal, Piece};
use crate::jungle::ground::{SIZE, den};
use crate::jungle::kernel::{ITS_DEN, Pieces, Step, Ways};

/// A move into the den comes before everything, then captures.
const INTO_THE_DEN: i32 = 1 << 20;
const CAPTURE: i32 = 1 << 10;

/// Steps from square to square.
static STEPS: [[u8; 64]; 64] = {
    let mut steps = [[0; 64]; 64];
    let mut at = 0;
    while at < 63 * 63 {
        let (one, other) = (at / 63, at % 63);
        steps[one][other] = SIZE.distance(Square(one as u8), Square(other as u8));
        at += 1;
    }
    steps
};

/// The dearest victim by the cheapest taker first, by rank.
#[inline]
pub(super) fn of_capture(step: Step) -> i32 {
    let price = |animal: Animal| Animal::ALL.len() as i32 - animal.index() as i32;
    let into = if step.to == den(step.piece.side.other()) { INTO_THE_DEN } else { 0 };
    into + CAPTURE + 8 * step.taken.map_or(0, price) - price(step.piece.animal)
}

/// Into the den before all others.
#[inline]
pub(super) fn of_quiet(step: Step) -> i32 {
    if step.to == den(step.piece.side.other()) { INTO_THE_DEN } else { 0 }
}

/// Along the shortest chain of steps to something the animal takes, or to the den: for moves below which much is still searched.
#[inline]
pub(super) fn of_chain(ways: &Ways, pieces: &Pieces, step: Step) -> i32 {
    let (piece, from, to) = (step.piece, step.from, step.to);
    let to_den = |square| ways.distances(piece, square)[ITS_DEN];
    let [before, after] = [from, to].map(|square| nearest_prey(ways, pieces, piece, square));
    of_quiet(step) + i32::from(to_den(to) < to_den(from)) + i32::from(after < before)
}

/// Steps to the nearest animal that a piece takes; more than any where there is none.
#[inline]
fn nearest_prey(ways: &Ways, pieces: &Pieces, piece: Piece, square: Square) -> u8 {
    let side = piece.side.other();
    let takes = ways.takes(piece.animal) & pieces.living(side);
    let prey = pieces.squares(side).iter().zip(0..).filter(|(_, animal)| takes >> animal & 1 == 1);
    prey.map(|(prey, _)| STEPS[square.index() & 63][prey.index() & 63]).min().unwrap_or(u8::MAX)
}
