//! Hunters. Each sees a view, which has no fox in it that is yet to be found.
//!
//! `simple` are those that do not count, `tracker` multiplies densities, `huntsman` counts placements. `reasons` turns what was weighed into an explanation.

mod huntsman;
mod list;
mod reasons;
mod simple;
mod tracker;

pub use list::{list, make};
