//! Conquest: the rules of Risk, exact odds, maps and opponents.
//!
//! * [`Risk`] is the rules, a [`tabletop::Game`]; [`Setup`] its variants, [`State`] a position, [`View`] what a seat may know.
//! * [`map`] reads and checks maps; the rules see names and borders, never coordinates.
//! * [`odds`] gives exact probabilities of battles.
//! * [`review`] looks back on a game: how everybody stood turn by turn, and how lucky the dice were.
//! * [`agents`] are the opponents, from random play to search.
//!
//! No files, no clock, no window: readers take text, and whoever calls them knows where it came from.

mod action;
pub mod agents;
mod board;
pub mod card;
mod event;
mod facts;
pub mod map;
mod mission;
pub mod odds;
pub mod review;
mod rules;
mod setup;
mod state;
#[cfg(test)]
mod testing;
mod unscored;
mod variants;

pub use action::{Action, Outcome, Roll};
pub use board::{Battle, Board, Fallen, Land, MAX_SEATS, Owner, Phase};
pub use event::{Event, EventKind, Income, Seats};
pub use mission::{Mission, Region};
pub use rules::Risk;
pub use setup::{
    Cards, Fortify, LONGEST_GAME, MOST_BLIZZARDS, MOST_PORTALS, Setup, SetupError, Start, TWO_PHASE_BATTLES, Victory,
};
pub use state::{State, Trading, View};
pub use variants::MOST_LAYOUTS;
