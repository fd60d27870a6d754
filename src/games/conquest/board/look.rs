//! What the board shows, without the rules behind it.

use bevy::prelude::Resource;
use risk::map::TerritoryId;

use crate::theme::{Livery, Shade};

/// Who holds a territory, as far as the eye can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A player.
    Seat(Livery),
    /// The neutral force.
    Neutral,
    /// Nobody yet.
    Nobody,
    /// Nobody at this screen can see it.
    Unseen,
}

/// How a territory is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tint {
    /// In its owner's colour.
    #[default]
    Owner,
    /// Bare: the thematic map that is shown says nothing about it.
    Bare,
    /// In a colour of that map's legend.
    Shade(Shade),
}

/// One territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceLook {
    /// Who holds it.
    pub holder: Holder,
    /// Armies on it; 0 shows no token.
    pub armies: u32,
    /// Armies that would be placed here and can still be taken back.
    pub pending: u32,
    /// Whether it is somebody's capital.
    pub capital: bool,
    /// How it is coloured.
    pub tint: Tint,
}

impl Default for PlaceLook {
    fn default() -> Self {
        Self { holder: Holder::Nobody, armies: 0, pending: 0, capital: false, tint: Tint::Owner }
    }
}

/// The whole board.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct BoardLook {
    /// By territory, in the map's order.
    pub places: Vec<PlaceLook>,
}

impl BoardLook {
    /// One territory; blank where there is none.
    pub fn place(&self, territory: TerritoryId) -> PlaceLook {
        self.places.get(territory.index()).copied().unwrap_or_default()
    }
}
