//! Opponents of Jungle. Each sees the whole state, as everybody does.
//!
//! `simple` are those that do not look ahead, `tracker` searches. `reasons` turns what was weighed into an explanation.

mod list;
mod reasons;
mod simple;
mod tracker;

pub use list::{list, make};
