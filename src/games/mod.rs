//! One folder per game: it draws its board, turns clicks and keys into actions, and shows what happens.
//!
//! A game knows its rules and the shared table; no game knows another.

pub mod alea;
pub mod conquest;
