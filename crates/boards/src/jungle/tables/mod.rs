//! Endings with few animals, solved: who wins from each position, and in how many plies.
//!
//! `material` numbers the positions of some animals, `retrograde` says what leads to them and what follows, `library` builds what is asked for and keeps it.

mod library;
mod material;
mod retrograde;

pub use library::{MOST_ANIMALS, Tables};
