//! A position of a run.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::tally::Tally;
use crate::card::{CardId, Form};

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

/// A card the hero owns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Carried {
    /// Which.
    pub card: CardId,
    /// In which form.
    pub form: Form,
}

/// The hero on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
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

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunStage")]
pub enum Stage {
    /// Chance draws the map.
    Mapping,
    /// The hero chooses a way.
    Choosing,
    /// A fight is under way.
    Fighting,
    /// The hero may take a card apart.
    Scrapping,
    /// The hero has grown and may take a card.
    Levelling,
    /// The hero is at a site.
    Visiting(Site),
    /// The run is over.
    Over {
        /// Whether the boss was beaten.
        won: bool,
    },
}

/// A position of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunState")]
pub struct State {
    /// How far it is.
    pub stage: Stage,
    /// The map: the ways of each layer, the boss's last.
    pub map: Vec<Vec<Way>>,
    /// The layer the hero is in, from 0.
    pub layer: u8,
    /// The way it took there, once it chose.
    pub way: Option<u8>,
    /// The hero.
    pub hero: Hero,
    /// Cards offered here.
    pub offers: Vec<CardId>,
    /// Whether more of them are still to be drawn.
    pub dealing: bool,
    /// The fight under way, the hero in the first seat.
    pub fight: Option<crate::State>,
    /// What was counted so far.
    pub tally: Tally,
}

impl State {
    /// The ways of the layer the hero is in.
    pub fn ways(&self) -> &[Way] {
        self.map.get(usize::from(self.layer)).map_or(&[], Vec::as_slice)
    }

    /// The way it took there.
    pub fn taken(&self) -> Option<Way> {
        self.ways().get(usize::from(self.way?)).copied()
    }

    /// Whether it is over.
    pub const fn over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. })
    }
}
