//! Opponents of chess and its relatives, in fog and in sight. Each knows what its seat sees, and what it saw before.
//!
//! `simple` are those that do not look ahead; `scout` searches, in fog over what it believes. `reasons` turns what was weighed into an explanation.

mod list;
mod reasons;
mod scout;
mod simple;

pub use list::{list, make};
