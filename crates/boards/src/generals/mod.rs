//! The Game of the Generals and its relatives: two armies whose ranks the other side does not see.
//!
//! Each side places its pieces behind a screen ([`Phase::Placing`]), all in one [`Action`]; then the screen is taken away and the sides move in turn. Whoever moves onto a piece of the other side challenges it. An arbiter knows both ranks and says who survives, and no more, unless the rules show them.
//!
//! A [`State`] has all ranks, a [`View`] those that its eyes know. Everybody can follow each piece from the square on which it was placed, so that square is its name. `rules` describes a game as data, `relatives` are the games, `setup` is what is chosen before and `variants` the same as data. `game` is the rules as a
//! [`tabletop::Game`], `fitting` finds ranks that fit all that was seen, `notation` writes and reads, `make` reads what a setup begins with, `names` and `wording` say what pieces and actions are called, `placements` are ways to place an army. [`belief`] is which rank each piece may have and how likely, `lookahead` says what
//! positions are worth, [`agents`] are the opponents, and [`Review`] looks over what a side did once all ranks are known.

mod action;
pub mod agents;
mod arrangement;
pub mod belief;
mod event;
mod fitting;
mod game;
mod lookahead;
mod make;
mod names;
mod notation;
mod outcome;
mod placements;
mod point;
mod rank;
mod relatives;
mod review;
mod rules;
mod setup;
mod side;
mod state;
mod variants;
mod wording;

pub use action::Action;
pub use arrangement::Arrangement;
pub use event::Event;
pub use game::Generals;
pub use notation::{GeneralsNotation, read_position, write_position};
pub use outcome::Outcome;
pub use placements::{Placement, PlacementError, read_placements, shipped_placements};
pub use point::Point;
pub use rank::{Rank, Ranks};
pub use relatives::{ATTAQUE, SALPAKAN};
pub use review::Review;
pub use rules::{RankInfo, Rules, Steps, Survivor};
pub use setup::{Disclosure, MOST_QUIET, Relative, Setup, SetupError};
pub use side::Side;
pub use state::{End, Ending, Fight, Phase, Piece, State, View};
