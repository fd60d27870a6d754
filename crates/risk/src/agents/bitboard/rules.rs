//! The rules of a game, as far as a plan of a turn asks for them.

use super::terrain::Terrain;
use crate::agents::sight::{Ground, Sight};
use crate::setup::{Cards, Fortify};

/// What a game is played by. Only the last one standing wins here, and capitals have no walls: whoever plays for anything else has to look to
/// that itself.
#[derive(Debug)]
pub(in crate::agents) struct Rules {
    pub terrain: Terrain,
    /// What sets are worth; off where there are no cards.
    pub cards: Cards,
    pub fortify: Fortify,
}

impl Rules {
    /// The rules of the game that is seen.
    pub fn new(sight: &Sight<'_>) -> Self {
        let setup = sight.setup();
        Self {
            terrain: Terrain::new(sight.map()),
            cards: if setup.has_cards() { setup.cards } else { Cards::Off },
            fortify: setup.fortify_rule(),
        }
    }
}
