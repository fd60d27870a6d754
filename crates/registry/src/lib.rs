//! The games of the house.
//!
//! [`games`] has a folder for each with all that is that game's: its module for the lab ([`GameModule`](lab::GameModule)), and what it tells
//! matches, training and the bots' door. [`GAMES`] lists them; adding a game is one folder and one line there. The command line and
//! the window go over that list as [`RegisteredGame`]s, whose types nobody knows.

pub mod command;
pub mod games;
mod registry;

pub use registry::{GAMES, RegisteredGame, game, sentences};
