//! What the tests of several crates share. Nothing that ships depends on it.
//!
//! * [`library`] is the repository as a library of content.
//! * [`Languages`] holds every message in both languages; [`message_ids`] collects those that were said.
//! * [`play_at_random`] plays a game and shows every position and every event.
//! * [`Malformed`] is a sound file, spoilt in one place a row; [`follow_malformed`] does the same with a record.
//! * [`any_position`], [`any_game`], [`any_setup`] and [`any_state`] say what must hold of any text that is read so.
//! * [`WithAgent`] is a game with an agent that only the test has.
//!
//! Everything here panics with what went wrong, as assertions do.

mod any_text;
mod languages;
mod malformed;
mod random_play;
mod repository;
mod with_agent;

pub use any_text::{any_game, any_position, any_setup, any_state};
pub use languages::{Languages, is_russian, message_ids};
pub use malformed::{Malformed, Row, changed, follow_malformed};
pub use random_play::play_at_random;
pub use repository::library;
pub use with_agent::WithAgent;
