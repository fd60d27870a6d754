//! The board as sets of territories, one bit each: what an opponent that looks at very many positions walks on.
//!
//! [`Terrain`] is the map, [`Rules`] what a game is played by, [`Position`] who holds what. A position changes only by the methods that keep its
//! counts in step, and is copied rather than taken back. [`position`] takes up the board that is seen.
//!
//! What a position is worth, and what is done in it, does not belong here.

mod hand;
mod march;
mod position;
mod rules;
mod seen;
mod terrain;

#[cfg(test)]
mod tests;

pub(super) use march::march;
pub(super) use position::{NEUTRAL, Position};
pub(super) use rules::Rules;
pub(super) use seen::position;
