//! Endings with few pieces and none face down, solved: who wins from each position, and in how many plies.
//!
//! `material` numbers the positions of some pieces, `retrograde` says what leads to them and what follows, `library` builds what is asked for and keeps it.

mod library;
mod material;
mod retrograde;

pub use library::{MOST_PIECES, Tables};
