//! The bots' door: outside programs in a game's seats, and the opponents of the house for outside hosts.
//!
//! Both sides speak JSON lines on standard input and output, as docs/bots.md says: `message` is what they say. `Outsider` seats
//! a program that `program` describes and `find` looks for: `process` runs it, `lines` reads what it prints, `plain` makes it fit to be shown, `reasons` checks the reasons it gives,
//! `account` counts the moves it forfeits. `pool` is what outlasts a game: processes that play many, and what they used,
//! which `meter` counts, and `usage` while they run; `recorder` keeps the talk for whoever wants to read it. `serve` is the other side: an agent of the
//! house for whoever asks; `described` is the data they exchange, for people and for programs.
//!
//! A build without the feature `door` reads the names of programs and seats none: `closed` takes the place of all that starts and
//! hears them. `any_game` is what a game says at the door, and what is asked of it without its types.
//!
//! A program is seated where the person at the machine names it, and nowhere else: scenes and mods cannot.

mod account;
#[cfg(feature = "door")]
mod any_game;
#[cfg(not(feature = "door"))]
mod closed;
#[cfg(feature = "door")]
mod described;
#[cfg(feature = "door")]
mod find;
#[cfg(feature = "door")]
mod lines;
#[cfg(feature = "door")]
mod message;
#[cfg(feature = "door")]
mod meter;
#[cfg(feature = "door")]
mod outsider;
#[cfg(feature = "door")]
mod plain;
#[cfg(feature = "door")]
mod pool;
#[cfg(feature = "door")]
mod process;
mod program;
mod program_report;
#[cfg(feature = "door")]
mod reasons;
#[cfg(feature = "door")]
mod recorder;
mod seating;
#[cfg(feature = "door")]
mod serve;
#[cfg(feature = "door")]
mod usage;

#[cfg(feature = "door")]
pub use any_game::{AnyGameDoor, DoorModule};
#[cfg(not(feature = "door"))]
pub(crate) use closed::ProcessPool;
#[cfg(not(feature = "door"))]
pub use closed::Recorder;
#[cfg(not(feature = "door"))]
use closed::outsider;
#[cfg(feature = "door")]
pub use described::Described;
#[cfg(feature = "door")]
pub use message::PROTOCOL;
#[cfg(feature = "door")]
use outsider::outsider;
#[cfg(feature = "door")]
pub(crate) use pool::ProcessPool;
pub use program::{MOVE_SECONDS, allow_processor_seconds, allow_seconds, is_program, program_title};
pub(crate) use program::{end_of, listed, unquoted};
pub use program_report::ProgramReport;
#[cfg(feature = "door")]
pub use recorder::{MOST_RECORDED, Recorder};
pub use seating::{Chair, chair};
pub(crate) use seating::{Seating, agent, check_agents};
