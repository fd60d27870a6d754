//! Flip Jungle: the eight animals of both sides lie face down on four rows of four squares, and whoever is to act turns one over, moves a piece or takes one.
//!
//! Nobody knows more than the other: what a face-down piece is, chance decides when it is turned over, by the pieces that are left. So a [`State`] holds
//! no secret, and is what everybody sees.
//!
//! What games with face-down pieces share is in [`face_down`](crate::face_down); here is what only Flip Jungle has. `piece`, `kinds` and `unopened` say which pieces there are, `ranks` what
//! happens when equals meet, `board` how large the board is, `generate` lists what may be done, `rules` says how that is played, `setup` and `variants` what can be chosen, `words` and `wording` what things are called, `action`,
//! `event` and `state` which values it has. [`lookahead`] lends positions to searches, [`tables`] are of endings, [`agents`] are opponents.

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
