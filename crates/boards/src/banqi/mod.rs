//! Banqi, Chinese dark chess: 32 pieces lie face down, and whoever is to act turns one over, moves a piece or takes one.
//!
//! Nobody knows more than the other: what a face-down piece is, chance decides when it is turned over, by the pieces that are left. So a [`State`] holds
//! no secret, and is what everybody sees.
//!
//! [`Banqi`] is the rules, a [`tabletop::Game`], of a [`Setup`]. `piece` and `ranks` say which pieces there are and which take which, `board` holds them as sets of
//! bits, [`Position`] is the small value that searches walk with (`generate` lists what may be done, `play` does it, [`perft`](fn@perft) counts), `rules` puts
//! chance, ends and the rule of chases around it, `names`, `rows` and `notation` write and read, `wording` says what actions are called, and `make` reads what a setup begins with.

mod action;
pub mod agents;
mod board;
mod cannon;
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
mod tally;
mod variants;
mod wording;
mod words;

pub use crate::face_down::{FaceDownNotation as BanqiNotation, perft, read_position, write_position};
pub use action::Action;
pub use board::{Board, Cell};
pub use event::Event;
pub use generate::Moves;
pub use piece::{Colour, KINDS, Kind, Piece};
pub use position::{Move, Position};
pub use ranks::{Ranks, Rules};
pub use rules::Banqi;
pub use setup::{BoardSize, MOST_CHASES, MOST_QUIET, Setup, SetupError};
pub use state::{End, Ending, Outcome, State};
pub use tally::Tally;
pub use words::square_name;
