//! The bots' door: outside programs in a game's seats, and the opponents of the house for outside hosts.
//!
//! Both sides speak JSON lines on standard input and output, as docs/bots.md says: `message` is what they say. `outsider` is a program in a
//! seat, as the lab names it, and `find` looks for it: `process` runs it, `ended` waits for its end, `lines` reads what it prints, `plain` makes it fit to be shown,
//! `reasons` checks the reasons it gives. `pool` is what outlasts a game: processes that play many, and what they used, which `meter`
//! counts, and `usage` while they run; `recorder` keeps the talk for whoever wants to read it. `program_seats` is what the lab
//! asks of it, and `chair` a single seat for a host such as a window. `serve` is the other side: an agent
//! of the house for whoever asks; `described` is the data they exchange, for people and for programs. `any_game` is what a game says at
//! the door, and what is asked of it without its types.
//!
//! A program is seated where the person at the machine names it, and nowhere else: scenes and mods cannot.

mod any_game;
mod chair;
mod described;
mod ended;
mod find;
mod lines;
mod message;
mod meter;
mod outsider;
mod plain;
mod pool;
mod process;
mod program_seats;
mod reasons;
mod recorder;
mod serve;
mod usage;

pub use any_game::{AnyGameDoor, DoorModule};
pub use chair::{Chair, chair};
pub use described::Described;
pub use message::PROTOCOL;
pub use pool::ProcessPool;
pub use recorder::{MOST_RECORDED, Recorder};
