//! Opponents that need to know no more than what pieces are worth, and what explanations of all opponents are made of.

mod reasons;
mod simple;

pub use reasons::{candidate, complete, explanation};
pub use simple::{Grabber, Novice, SimpleWords};
