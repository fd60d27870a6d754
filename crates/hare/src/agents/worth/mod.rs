//! What a position is worth to each seat: E = Ks·S + Kc·C + Kp·P, split into these parts.
//!
//! P is three points a square. C is one of three curves of the carrots in hand, with those that are due next turn: before
//! half-way, after it, and once they suffice to finish, when each beyond the limit costs. S is one of four curves, by the salads
//! in hand, of the salad squares ahead. Who is home has what its place is worth besides. The curves are [`data`]; searching for
//! what comes after a position is no part of this.
//!
//! `standing` is what counts of a position, `evaluation` what it is worth, and `judge` the same looked up, as searches ask it.

mod data;
mod evaluation;
mod judge;
mod standing;
mod stands;

pub use data::{CarrotCurves, Curve, Curves, Weights};
pub use evaluation::{Parts, Worth};
pub(super) use judge::Judge;
#[cfg(test)]
pub(super) use judge::points;
pub(super) use standing::turns_to_go;
