//! Alea in the registry.
//!
//! `module` is what the game tells the registry. `content` reads cards and fighters from the library, `duel` is a fight as people write it, `agents` are the opponents by
//! name, `narrate` turns events into lines of a log, the client's too, `fights` compares opponents as the enemy's brain, `balance` counts who wins
//! against whom, `trial` what a card changes, `translations` what mods say in other languages, `idle` what they bring for nobody, `primer` tells bots the cards, `bench` measures. `gauntlet` is the run of fights, a game of its own over the same
//! content and opponents. Rules and opponents themselves live in the `dice` crate.

mod agents;
mod balance;
mod bench;
mod commands;
mod content;
mod duel;
mod fights;
mod gauntlet;
mod idle;
pub mod modding;
mod module;
mod narrate;
mod primer;
mod translations;
mod trial;
mod variants;

pub use balance::{BalanceReport, BalanceRow, Band, RunRow};
pub use content::{Change, Origin, Stock, Stocked};
pub use duel::Duel;
pub use gauntlet::{GauntletModule, Journey};
pub use module::DiceModule;
pub use narrate::Narrator;
pub use translations::Translation;
pub use trial::{TrialReport, TrialRow};
