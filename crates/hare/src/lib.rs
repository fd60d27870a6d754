//! Hare and Hedgehog: the rules of the race, and a small position for searches.
//!
//! * [`Hare`] is the rules, a [`tabletop::Game`]; [`Setup`] its variants, [`Edition`] those that were published, [`State`] a position of one cache line that is copied
//!   freely, [`Position`] the same as people write it.
//! * [`Track`] is a board, read from a line of letters; two are shipped.
//! * [`HareNotation`] writes and reads positions and moves.
//! * [`Action`] is written `+5`, `-3`, `take`, `give`, `eat`, `keep` ([`NotationError`] says what is wrong with other words).
//! * [`Moves`] is what may be done, as sets of bits; [`Hare::moves`] and [`Hare::play`] are the kernel that searches walk with,
//!   and [`perft`](fn@perft) counts what they find.
//!
//! Nothing is hidden but what chance has not yet decided, since the deck's order comes to be as it is drawn, and where a setup says so the
//! carrots in others' hands: a [`View`] holds what a pair of eyes sees.
//! No files, no clock, no window.

pub mod agents;

mod action;
mod card;
mod cost;
mod event;
mod facts;
mod moves;
mod notation;
mod perft;
mod pile;
mod position;
mod rules;
mod setup;
mod solitaire;
mod state;
mod track;
mod variants;
mod view;

pub use action::{Action, Runner};
pub use card::{Card, Deck, LARGEST_DECK};
pub use cost::{cost, reach};
pub use event::Event;
pub use moves::{Actions, Moves};
pub use notation::{HareNotation, NotationError};
pub use perft::perft;
pub use pile::Pile;
pub use position::{PlayerAt, Position, RunnerAt};
pub use rules::Hare;
pub use setup::{
    DEFAULT_BOARD, Edition, HareSquares, LONGEST_RACE, MOST_CARROTS, MOST_SALADS, NoEdition, SaladCard, Setup,
    SetupError,
};
pub use state::{End, Phase, State};
pub use track::{GOAL, SQUARES, Square, Track, TrackError};
pub use view::View;
