//! Board games with pieces in the registry: a folder for each, and what is the same of all of them.
//!
//! `cards` tells of their opponents, `perft` is the command that counts lines of play, `figures` is what they measure. Rules and opponents live in the `boards` crate.

mod banqi;
mod cards;
mod figures;
mod flip_jungle;
mod fox_hunt;
mod jungle;
mod perft;

pub use banqi::BanqiModule;
pub use flip_jungle::FlipJungleModule;
pub use fox_hunt::FoxHuntModule;
pub use jungle::JungleModule;
