//! Thematic maps over the board: border threat, continents, income. One at a time, each with its legend and its numbers.
//!
//! Each file of this folder makes a [`Layer`] from what the screen may show; `paint` draws the numbers at their places and
//! `legend` the key to them. The figures come from the rules crate; nothing of the rules is computed here.

mod continents;
mod income;
mod keep_clear;
mod legend;
mod paint;
#[cfg(test)]
mod tests;
mod threat;

use bevy::prelude::{Res, ResMut, Resource};
use risk::map::{ContinentId, TerritoryId};
use tabletop::Seat;

use super::{board::Tint, state::Match};
use crate::{
    keys::Action as Key,
    settings::{MapTheme, Settings},
    table::Sight,
    text::Words,
    theme::{Livery, Shade},
};

pub use legend::{legend, seats};
pub use paint::paint;

/// The key of a theme's name among the client's words.
pub const fn word(theme: MapTheme) -> &'static str {
    match theme {
        MapTheme::Threat => "conquest-layer-threat",
        MapTheme::Continents => "conquest-layer-continents",
        MapTheme::Income => "conquest-layer-income",
    }
}

/// The key that shows and hides a theme.
pub const fn key(theme: MapTheme) -> Key {
    match theme {
        MapTheme::Threat => Key::LayerThreat,
        MapTheme::Continents => Key::LayerContinents,
        MapTheme::Income => Key::LayerIncome,
    }
}

/// A thematic map, ready to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// What it tells.
    pub theme: MapTheme,
    /// By territory.
    pub tints: Vec<Tint>,
    /// Numbers at the territories' tokens.
    pub badges: Vec<(TerritoryId, String)>,
    /// Lines at the continents' names.
    pub plates: Vec<Plate>,
    /// The key to it.
    pub legend: Legend,
}

/// What stands at a continent's name.
#[derive(Clone, PartialEq, Debug)]
pub struct Plate {
    /// Which continent.
    pub continent: ContinentId,
    /// The line itself, such as "3/4 +2".
    pub text: String,
    /// Colour and shape of whoever is nearest to it or holds it, and how far, such as "2/4"; nothing where nobody is.
    pub lead: Option<(Livery, String)>,
}

/// The key to a thematic map.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Legend {
    /// Whose map it is, where it is somebody's.
    pub livery: Option<Livery>,
    /// Its name.
    pub title: String,
    /// What the numbers are, in a sentence.
    pub note: String,
    /// More about it, a line each, for whoever wants to know.
    pub lines: Vec<String>,
    /// Colours with their meaning.
    pub swatches: Vec<(Shade, String)>,
    /// A table of seats: heads, then a row for each.
    pub heads: Vec<String>,
    /// Rows of the table, each with a cell for every head.
    pub rows: Vec<(Livery, Vec<String>)>,
}

/// The thematic map on the board, if one is shown.
#[derive(Resource, Default)]
pub struct ShownLayer(pub Option<Layer>);

/// Draws the map that the player chose anew as the game goes on.
pub fn follow(table: Res<Match>, settings: Res<Settings>, words: Res<Words>, mut shown: ResMut<ShownLayer>) {
    // What a decision is explained with has the board for itself.
    let wanted = settings.map_theme.filter(|_| !table.why.is_open()).map(|theme| layer(theme, &table, &words));
    if shown.0 != wanted {
        shown.0 = wanted;
    }
}

/// The map of a theme as the screen may show it.
pub fn layer(theme: MapTheme, table: &Match, words: &Words) -> Layer {
    match theme {
        MapTheme::Threat => threat::layer(table, words),
        MapTheme::Continents => continents::layer(table, words),
        MapTheme::Income => income::layer(table, words),
    }
}

/// Whose eyes a map is drawn for: those of whoever looks, else of the seat whose turn it is.
fn viewer(table: &Match) -> Seat {
    match table.sight {
        Sight::Seat(seat) => seat,
        Sight::Public | Sight::All => table.shown.board.active,
    }
}
