//! Flip Jungle: the eight animals of both sides lie face down on four rows of four squares, and whoever is to act turns one over, moves a piece or takes one.
//!
//! Nobody knows more than the other: what a face-down piece is, chance decides when it is turned over, by the pieces that are left. So a [`State`] holds
//! no secret, and is what everybody sees.
//!
//! [`FlipJungle`] is the rules, a [`tabletop::Game`], of a [`Setup`]. `piece` and `ranks` say which pieces there are and which take which, `unopened` is a set of them, `board` holds them as
//! sets of bits, [`Position`] is the small value that searches walk with (`generate` lists what may be done, `play` does it, [`perft`](fn@perft) counts), `rules` puts
//! chance and ends around it, `names`, `rows` and `notation` write and read, `wording` says what actions are called, and `make` reads what a setup begins with.
//! [`lookahead`] lends positions to searches, [`tables`] are of endings, [`agents`] are opponents.

mod action;
pub mod agents;
mod board;
mod event;
mod generate;
mod kinds;
pub mod lookahead;
mod piece;
mod position;
mod ranks;
mod rules;
mod setup;
mod state;
pub mod tables;
mod unopened;
mod variants;
mod wording;
mod words;

pub use crate::face_down::{FaceDownNotation as FlipJungleNotation, perft, read_position, write_position};
pub use action::Action;
pub use board::{Board, Cell, SIZE};
pub use event::Event;
pub use generate::Moves;
pub use piece::{ANIMALS, Animal, Colour, Piece};
pub use position::{Move, Position};
pub use ranks::{Equals, Rules};
pub use rules::FlipJungle;
pub use setup::{MOST_QUIET, Setup, SetupError};
pub use state::{End, Ending, Outcome, State};
pub use unopened::Unopened;
pub use words::square_name;
