//! Puzzles: positions in which exactly one action does what is asked, with the proof of it.
//!
//! A [`Puzzle`] stands in a scene. What it says is known in one of two ways ([`Proof`]): a game knows some of its positions exactly, from tables, which it lends as a [`PuzzleMaker`];
//! of others `forced` follows every line of play for some plies. `judge` asks both, [`prove`] holds a puzzle against them, [`find`] looks for positions that are one,
//! [`of_day`] finds that of a date, and `file` writes what was found as a scene.
//!
//! All of it is for games in which nothing is hidden from whoever solves.

mod day;
mod file;
mod find;
mod forced;
mod judge;
mod maker;
mod of_day;
mod proof;
mod prove;
mod report;
mod worth;

pub use day::Day;
pub use file::{Titled, puzzle_text, write_puzzle};
pub use find::{Found, Wish, find};
pub use judge::Judge;
pub use maker::PuzzleMaker;
pub use of_day::{find_puzzles, of_day};
pub use proof::{Proof, Puzzle, Task};
pub use prove::prove;
pub(crate) use prove::searched_draw;
pub use report::{PuzzleReport, report};
pub use worth::Worth;
