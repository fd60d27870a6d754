//! The map of a run: the ways of its layers, and what lies behind them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What lies behind a fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Site {
    /// Some cards, one to take.
    Chest,
    /// One card is upgraded.
    Anvil,
    /// Cards and meals for gold.
    Shop,
    /// HP come back, or more of them are trained.
    Rest,
}

impl Site {
    /// All of them.
    pub const ALL: [Site; 4] = [Site::Chest, Site::Anvil, Site::Shop, Site::Rest];
}

/// A way of a layer of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Way {
    /// Who stands there: its number in the content.
    pub enemy: u16,
    /// What lies behind; nothing behind a boss.
    pub site: Option<Site>,
}
