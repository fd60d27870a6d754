//! Moves and positions as people of a game write them: on paper, on the command line, in scenes, and on the clipboard.
//!
//! A game that has such a notation implements [`Notation`], and [`check_notation`](crate::conformance::check_notation) proves that it keeps its
//! promises. [`transcript`](Transcript) is the text of a position or of a whole game in it, with the line that says which game it is.
//!
//! [`Misread`] says what is wrong with a text and where; [`Span`] is for readers.
//!
//! A position is written of a view and never of a state, so that whoever copies what stands on the screen cannot copy more than that.

mod contract;
mod misread;
mod opening;
mod span;
mod transcript;

pub use contract::{MOST_OF_MOVE, MOST_OF_POSITION, Notation};
pub use misread::Misread;
pub use opening::OpenedText;
pub use span::Span;
pub use transcript::Transcript;
