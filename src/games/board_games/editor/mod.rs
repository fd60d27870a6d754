//! The page on which a position is set up: pieces are laid on the board and taken away, turned up and carried, or the position is written as text; what is wrong with it is said at
//! once, and a game begins from it.
//!
//! `state` is what is set up, `page` when the page comes up and what is done on it, `board` with the `text` below it and `tools` are its two halves, `ask` is what they ask for.

mod ask;
mod board;
mod page;
mod state;
mod text;
mod tools;

pub use page::{page, plugin};
