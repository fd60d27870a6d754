//! One module per game: the only places in the lab that know one.

pub mod dice;
pub mod dominion;
pub mod hare;
pub mod risk;

pub use dice::{DiceModule, GauntletModule};
pub use dominion::DominionModule;
pub use hare::HareModule;
pub use risk::RiskModule;
