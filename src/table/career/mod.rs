//! How a player has fared: the games of each kind that were finished at this machine, and the level that follows from them.
//!
//! `games` is what is known of them, as plain data; `file` keeps it; `level` proposes an opponent by it. How it is looked at is told by
//! [`career_page`](crate::table::career_page), how a level is seated by [`setup`](crate::table::setup).

mod file;
mod games;
mod level;

pub use file::{career_file, known};
pub use games::{Career, Earlier, FinishedGame, PersonsEnd};
pub use level::{NextLevel, Proposal, Why, level_of, one_level, proposal};

pub(super) use file::enter;
