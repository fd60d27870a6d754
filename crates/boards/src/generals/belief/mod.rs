//! Which rank each piece of the other side may have, and how likely.
//!
//! Every way to give the ranks that are left to the pieces of unknown rank is possible that fits what was seen: how each moved, and how its fights with known ranks came out. Each weighs the product of what its pieces' habits make likely ([`Habits`]). Where there are few enough counts of ranks, all ways are summed up
//! exactly (`counting`), and drawn by exactly their weights; else ranks are exchanged between pieces again and again, by Metropolis and others 1953 (`chain`), and draws are by their weights as far as the chain has mixed.

mod beliefs;
mod chain;
mod counting;
mod habits;
mod weights;

pub use beliefs::{Belief, Kept};
pub use habits::Habits;
pub use weights::{Chances, fitting_ranks};
