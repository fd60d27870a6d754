//! Where the foxes may be: how many placements fit all that shots told, counted exactly.
//!
//! [`Clues`] is what shots leave open. Squares that the same misses see are interchangeable, so that they count as one group, out of which any so many may
//! hold foxes; `plan` orders the groups such that misses are done with early. [`Odds`] counts through the groups by dynamic programming (`layers`): what is
//! kept from group to group is how many foxes each miss still asks for (`remains`), and `bounds` drops what cannot come out even any more. All counts are whole numbers:
//! eight foxes on 120 squares lie in 840 261 910 995 ways, which a `u64` holds.

mod bounds;
mod clues;
mod draw;
mod layers;
mod plan;
mod remains;
mod table;

pub use clues::Clues;
pub use table::{MOST_COUNTS, Odds};
