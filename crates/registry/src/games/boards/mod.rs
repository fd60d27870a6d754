//! Board games with pieces in the registry: a folder for each, and what is the same of all of them.
//!
//! `cards` tells of their opponents and `perft` is the command that counts lines of play. Rules and opponents live in the `boards` crate.

mod banqi;
mod cards;
mod perft;

pub use banqi::BanqiModule;
