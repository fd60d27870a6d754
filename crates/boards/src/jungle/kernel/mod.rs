//! The fastest way to walk through positions of Jungle, for searches and tables.
//!
//! `pieces` is a position as a list of where each animal stands, `ways` says where each animal may go on an empty board and how far that is, `steps` lists moves by it.

mod pieces;
mod steps;
mod ways;

pub use pieces::{Pieces, Step};
pub(super) use steps::{at_the_gate, has_entered};
pub(super) use ways::{Distances, FAR, ITS_DEN, ITS_TRAPS, OWN_TRAPS, TRAPS_OF_A_SIDE, Ways};
