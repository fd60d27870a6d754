//! Opponents of Banqi. Each sees a state, which holds no secret.
//!
//! `simple` are those that do not look ahead, `chains` looks at ways to targets, `strategist` searches, and plays
//! `endings` by tables. `reasons` turns what was weighed into an explanation.

mod chains;
mod endings;
mod list;
mod reasons;
mod simple;
mod strategist;

pub use list::{list, make};
