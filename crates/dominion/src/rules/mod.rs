//! The rules: a pure state machine over [`State`](crate::State), one file per part of a turn.
//!
//! `game` is the rules of one game, its setup with its cards. `turn` begins and ends turns, `play` plays cards and buys, `run` works off the stack of what is to be done, `steps` does the steps
//! of cards, `attacks` what they do to others, `answer` goes on with what a seat chose, `draw` moves cards from decks and says what
//! chance may bring. `select` says which cards a question may be answered with, `legal` says whether something may be done and why not, `listing` lists and
//! samples what may be done. `worlds` deals what is not seen anew, `validity` says whether a state can be one at all, `viewing` whether a view can, `score` counts. `contract` puts
//! them together as a [`tabletop::Game`]. No opponent's judgement belongs here.

mod answer;
mod attacks;
mod contract;
mod draw;
mod game;
mod legal;
mod listing;
mod play;
mod run;
mod score;
mod select;
mod steps;
mod turn;
mod validity;
mod viewing;
mod worlds;

pub use game::Dominion;
pub use score::Score;
pub use select::Selection;
pub(crate) use turn::HAND;
