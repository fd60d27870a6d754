//! Board games with pieces in the registry: a folder for each, and what is the same of all of them.
//!
//! A game's folder says what only it knows, as a `BoardGame` of `module`, which does the rest for every one of them, also for a game for one seat and with secrets. `cards` tells of their
//! opponents, `telling` of what events share. Where nothing is hidden a game is `counted` too: `perft` is the command that counts lines of play, `figures` is what they measure. `views` is the command that shows what each seat sees.
//! `learned` says what can be learned, `drawn` lays pieces for puzzles. Rules and opponents live in the `boards` crate.

mod banqi;
mod cards;
mod counted;
mod drawn;
mod figures;
mod flip_jungle;
mod fog;
mod fox_hunt;
mod generals;
mod jungle;
mod learned;
mod module;
mod perft;
mod telling;
mod views;

pub use banqi::BanqiModule;
pub use flip_jungle::FlipJungleModule;
pub use fog::FogModule;
pub use fox_hunt::FoxHuntModule;
pub use generals::GeneralsModule;
pub use jungle::JungleModule;
