//! The rules of one game: a setup, and what is asked of a position under it.
//!
//! `game` plays, `contract` is what hosts ask, `legal` says what may be done and why something may not, `hiding` how foxes hide and which positions look alike, `validity`
//! whether a state from a file can stand.

mod contract;
mod game;
mod hiding;
mod legal;
mod validity;

pub use game::FoxHunt;
