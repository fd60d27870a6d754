//! One folder per game. Apart from these only the registry names a game.

pub mod boards;
mod brought;
pub mod dice;
pub mod dominion;
pub mod hare;
pub mod risk;

pub(crate) use brought::{BroughtByMod, brought};

pub use boards::{BanqiModule, FlipJungleModule, FogModule, FoxHuntModule, GeneralsModule, JungleModule};
pub use dice::{DiceModule, GauntletModule};
pub use dominion::DominionModule;
pub use hare::HareModule;
pub use risk::RiskModule;
