//! Opponents of Jungle. Each sees the whole state, as everybody does.
//!
//! `simple` are those that do not look ahead, `tracker` searches, and goes by tables in `endings`. `reasons` turns what was weighed into an explanation.

mod endings;
mod list;
mod reasons;
mod simple;
mod tracker;

pub use list::{list, make};
