//! Opponents of Flip Jungle. Each sees a state, which holds no secret.
//!
//! `simple` are those that do not look ahead, `prowler` searches, and goes by tables in `endings`. `reasons` turns what was weighed into an explanation.

mod endings;
mod list;
mod prowler;
mod reasons;
mod simple;

pub use list::{list, make};
