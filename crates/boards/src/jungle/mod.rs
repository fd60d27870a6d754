//! Jungle, Dou Shou Qi: eight animals a side on a board with two lakes, and a den to be entered.
//!
//! Nothing is hidden and nothing is drawn. [`Jungle`] is the rules, a [`tabletop::Game`], of a [`Setup`]. `ground` says where water, traps and dens lie, `animal` and `ranks` who takes
//! whom, `board` holds animals as sets of bits, [`Position`] is the small value that searches walk with (`generate` lists moves, `play` does them,
//! [`perft`](fn@perft) counts), `rules` puts ends around it, `names`, `rows` and `notation` write and read, `wording` says what actions are called, `make` reads what a setup begins with.
//! `kernel` walks faster still for [`lookahead`], which lends positions to searches, and [`tables`] of endings; [`agents`] are opponents.

mod action;
pub mod agents;
mod animal;
mod board;
mod event;
mod facts;
mod generate;
mod ground;
mod kernel;
pub mod lookahead;
mod make;
mod names;
mod notation;
mod perft;
mod position;
mod ranks;
mod rows;
mod rules;
mod setup;
mod state;
pub mod tables;
mod variants;
mod wording;

pub use action::Action;
pub use animal::{ANIMALS, Animal, Piece, Side};
pub use board::Board;
pub use event::Event;
pub use generate::Moves;
pub use ground::{Ground, SIZE, den, ground};
pub use kernel::{Pieces, Step};
pub use names::square_name;
pub use notation::{JungleNotation, read_position, write_position};
pub use perft::perft;
pub use position::{Move, Position};
pub use ranks::Rules;
pub use rules::Jungle;
pub use setup::{LeopardLeap, MOST_QUIET, Setup, SetupError, TigerLeap};
pub use state::{End, Ending, State};
