//! A thematic map, ready to be drawn.

use risk::map::{ContinentId, TerritoryId};

use crate::{
    games::conquest::board::Tint,
    settings::MapTheme,
    theme::{Livery, Shade},
};

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
