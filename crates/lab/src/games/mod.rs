//! One module per game: the only places in the lab that know one.

pub mod dice;
pub mod risk;

pub use dice::{DiceModule, GauntletModule};
pub use risk::RiskModule;
