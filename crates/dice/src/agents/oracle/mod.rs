//! Boards whose best play is known exactly, and how far from it sampling stays.
//!
//! A [`Board`] is one turn of an enemy under a status; [`boards`] draws one for every enemy, clean and under each status.
//! `regret` measures sampling on them, [`Extents`] the size of turns. `large` draws turns that are too large to be worked out in
//! play, and `study` holds sampling against their exact values. `uses` counts who uses which card. The tests beside hold the planner to search without merging, and to never dying or
//! missing a kill for nothing.

mod board;
mod extent;
mod large;
mod regret;
mod study;
mod uses;

#[cfg(test)]
mod commuting;
#[cfg(test)]
mod matter;
#[cfg(test)]
mod merging;
#[cfg(test)]
mod near;
#[cfg(test)]
mod stakes;
#[cfg(test)]
mod symmetry;

pub use board::{Board, boards};
pub use extent::{Extent, Extents};
use large::large;
pub use large::{CARDS, DICE};
pub use regret::{Regret, regret};
pub use study::{LargeTurn, Verdict};
pub use uses::{Uses, uses};
