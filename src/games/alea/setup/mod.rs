//! Setting up a duel of Alea: who fights whom, who decides for the enemy, and the seed.

mod model;
mod road;
mod view;

pub use model::{DuelSetup, Foe};
pub use view::{DuelContext, duel_page};
