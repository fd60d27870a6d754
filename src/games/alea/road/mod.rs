//! The gauntlet's road: what lies between two fights.
//!
//! `shown` is the run as far as it has been shown, `pick` what there is to choose, `choose` what a person does with that, `names` tells what
//! lies on the way, `finish` how it ended. The fights on the way are duels like any other; how a run goes is decided by its rules.

mod choose;
mod finish;
mod names;
mod pick;
mod shown;

pub use choose::{by_letter, by_number, confirm, go_on, meant, skipped, toggle};
pub use finish::report;
pub use names::{better, named, site_word};
pub use pick::{Pick, numbered};
pub use shown::Road;
