//! A game at a table: what was done, what can be taken back, what can be saved.
//!
//! A session is a tree of lines of play, each a way the game went from its start, and a place on one of them. [`play`] is the game
//! itself, [`tree`] keeps the steps, [`branching`] says when a step begins another line, [`lines`] tells of them, [`taking_back`] says what may be taken
//! back, and [`recorded`] turns all that into a record and back. Who sits at the table and what is drawn does not belong here.

mod branching;
mod lines;
mod play;
mod recorded;
mod taking_back;
mod tree;

pub use play::Session;
pub use taking_back::{TakeBack, UndoError};
