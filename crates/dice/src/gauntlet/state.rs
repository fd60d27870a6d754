//! A position of a run.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hero::Hero;
use super::map::{Site, Way};
use super::tally::Tally;
use crate::card::CardId;

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
    // Of a duel by itself all there is; it stays where it ended.
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
