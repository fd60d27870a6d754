//! The bots' door: outside programs in a game's seats, and the opponents of the house for outside hosts.
//!
//! Both sides speak JSON lines on standard input and output, as docs/bots.md says: `message` is what they say. `Outsider` seats
//! a program that `program` describes: `process` runs it, `lines` reads what it prints, `reasons` checks the reasons it gives,
//! `account` counts the moves it forfeits. `porter` is what outlasts a game: processes that play many, and what they used,
//! which `meter` counts; `recorder` keeps the talk for whoever wants to read it. `serve` is the other side: an agent of the
//! house for whoever asks; `described` is the data they exchange, for people and for programs.
//!
//! A program is seated where the person at the machine names it, and nowhere else: scenes and mods cannot.

mod account;
mod described;
mod lines;
mod message;
mod meter;
mod outsider;
mod porter;
mod process;
mod program;
mod reasons;
mod recorder;
mod seating;
mod serve;

pub use described::Described;
pub use message::PROTOCOL;
pub(crate) use porter::Porter;
pub use porter::ProgramReport;
pub use program::{MOVE_SECONDS, allow_seconds, is_program, program_title};
pub(crate) use program::{end_of, listed, unquoted};
pub use recorder::{MOST_RECORDED, Recorder};
pub use seating::{Chair, chair};
pub(crate) use seating::{Seating, agent, check_agents};
pub(crate) use serve::serve;
