//! What games share whose pieces lie face down until somebody turns them over: two colours, of which the first piece decides who plays which, and pieces of kinds that take each
//! other. Whoever is to act turns one over, moves an own one or takes one. Nobody knows more than the other: what a face-down piece is, chance decides when it is turned over, by the
//! pieces that are left. So a [`State`] holds no secret, and is what everybody sees.
//!
//! [`FaceDown`] is such a game, a [`tabletop::Game`]. What a game brings of its own:
//!
//! * its kinds of pieces, a [`PieceKind`] with a [`PieceColour`], a [`Pile`] and an [`Ending`]; `Action` and `Event`, which are declared by macros, as each game has some
//!   of its own ones and writes squares in its own way;
//! * what it calls things, as the [`Words`] of its kinds;
//! * how pieces move and take, as [`Rules`], and what can be chosen before, a [`GameSetup`];
//! * evaluation, search and tables. [`agents`] has opponents that need no more than what a piece is worth.
//!
//! All else is here, generic over the kinds of pieces or the rules: [`Piece`], [`Board`], [`Position`], which searches walk with, [`State`], steps, ends and what hosts ask (`game`), what
//! is written and read (`rows`, `notation`), [`perft`](fn@perft), and what actions are called ([`wording`]).
//!
//! Games in which each side knows its own pieces have states with secrets, and share none of this but [`board`](crate::board).

mod action;
pub mod agents;
mod board;
mod cell;
mod ending;
mod event;
mod game;
mod make;
mod moves;
mod notation;
mod perft;
mod piece;
mod position;
mod rows;
mod rules;
mod state;
pub mod wording;
mod words;

pub(crate) use action::action_of;
pub use board::Board;
pub use cell::Cell;
pub use ending::{End, Ending};
pub(crate) use event::event_of;
pub use event::{Capture, Happening};
pub use game::FaceDown;
pub use moves::Move;
pub use notation::{FaceDownNotation, read_position, write_position};
pub use perft::perft;
pub use piece::{Piece, PieceColour, PieceKind, Pile};
pub use position::Position;
pub(crate) use position::UNOPENED;
pub use rules::{GameSetup, Rules};
pub use state::{Outcome, State};
pub use words::{Deeds, Fault, Refusal, Words, read_move};
