//! The opponents of the race.
//!
//! `worth` says what a position is worth to each seat. The rules are no part of this, nor is anything they do not show.

mod worth;

pub use worth::{CarrotCurves, Curve, Curves, Parts, Weights, Worth};
