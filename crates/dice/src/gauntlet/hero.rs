//! The hero of a run, and what it carries.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Form};

/// A card the hero owns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Carried {
    /// Which.
    pub card: CardId,
    /// In which form.
    pub form: Form,
}

/// The hero on its way.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunHero")]
pub struct Hero {
    /// Most HP.
    pub max_hp: u16,
    /// HP left; those at the fight's start while one is under way, 0 once it fell.
    pub hp: u16,
    /// Dice it rolls each turn.
    pub dice: u8,
    /// Gold.
    pub gold: u16,
    /// Cards on its board, in order.
    pub cards: Vec<Carried>,
    /// What became of the card it took apart last: its skill, instead of the inborn one.
    pub gadget: Option<Carried>,
}
