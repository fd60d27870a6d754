//! What the panels show, as plain data; `side` and `dock` make it from the game.

mod battle;
mod battle_model;
mod cache;
mod cards_model;
mod dock;
mod dock_model;
mod rest;
mod side;
mod side_model;

pub use battle::OddsCache;
pub use battle_model::{BattleModel, FaceModel, PlayerModel, SideOfBattle};
pub use cache::ModelCache;
pub use cards_model::{CardModel, CardsModel};
pub use dock::dock;
pub use dock_model::{AttackModel, DockModel, HereModel, PhaseModel, PlacingModel};
pub use rest::RestCache;
pub use side::{side, tip};
pub use side_model::{PlayerRow, SideModel};
