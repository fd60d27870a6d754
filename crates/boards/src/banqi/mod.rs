//! Banqi, Chinese dark chess: 32 pieces lie face down, and whoever is to act turns one over, moves a piece or takes one.
//!
//! Nobody knows more than the other: what a face-down piece is, chance decides when it is turned over, by the pieces that are left. So a [`State`] holds
//! no secret, and is what everybody sees.
//!
//! What games with face-down pieces share is in [`face_down`](crate::face_down); here is what only Banqi has. `piece`, `kinds` and `tally` say which pieces there are, `ranks` which take
//! which, `board` how large boards are, `generate` and `cannon` list what may be done, `rules` says how that is played and which moves go on chasing, `setup` and `variants` what can be chosen, `words` and `wording`
//! what things are called, `action`, `event` and `state` which values it has. [`lookahead`] lends positions to searches, [`tables`] are of endings, [`agents`] are opponents.

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
