//! The map file as written: names and numbers, nothing checked yet.
//!
//! ```ron
//! (
//!     format: 1,
//!     id: "isles",                         // for saves: lower-case letters, digits, `-`
//!     name: "The Isles",
//!     directed: false,                     // true allows borders that lead one way only; false if left out
//!     continents: [(name: "North", bonus: 2), (name: "South", bonus: 3)],
//!     territories: [
//!         (name: "Skye", continent: "North", card: Infantry, neighbours: ["Mull"]),
//!         (name: "Mull", continent: "South", card: Cavalry, neighbours: ["Skye"]),
//!     ],
//!     geometry: None,                      // or Some((…)), see RawGeometry
//! )
//! ```
//! What a check can report better than the parser may be left out here and has a default.

use super::geometry::Point;
use super::ids::Symbol;
use serde::Deserialize;

/// The version of the format this reader understands.
pub(super) const FORMAT: u32 = 1;

#[derive(Debug, Deserialize)]
#[serde(rename = "Map", deny_unknown_fields)]
pub(super) struct RawMap {
    pub format: u32,
    pub id: String,
    pub name: String,
    #[serde(default)]
    pub directed: bool,
    pub continents: Vec<RawContinent>,
    pub territories: Vec<RawTerritory>,
    #[serde(default)]
    pub geometry: Option<RawGeometry>,
}

#[derive(Debug, Deserialize)]
#[serde(rename = "Continent", deny_unknown_fields)]
pub(super) struct RawContinent {
    pub name: String,
    pub bonus: u32,
}

#[derive(Debug, Deserialize)]
#[serde(rename = "Territory", deny_unknown_fields)]
pub(super) struct RawTerritory {
    pub name: String,
    #[serde(default)]
    pub continent: String,
    #[serde(default)]
    pub card: RawCard,
    #[serde(default)]
    pub neighbours: Vec<String>,
}

/// The symbol on a territory's card, written bare: `card: Infantry`.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
pub(super) enum RawCard {
    #[default]
    #[serde(skip)]
    Missing,
    Infantry,
    Cavalry,
    Artillery,
}

impl RawCard {
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Missing => None,
            Self::Infantry => Some(Symbol::Infantry),
            Self::Cavalry => Some(Symbol::Cavalry),
            Self::Artillery => Some(Symbol::Artillery),
        }
    }
}

/// How the map is drawn. All places are `(x, y)` in board units from the upper left corner.
#[derive(Debug, Deserialize)]
#[serde(rename = "Geometry", deny_unknown_fields)]
pub(super) struct RawGeometry {
    /// Width and height of the board.
    pub size: Point,
    /// Every coast and border line once, between junctions; a closed one repeats its first point.
    pub arcs: Vec<Vec<Point>>,
    /// One for each territory.
    pub outlines: Vec<RawOutline>,
    /// One for each border over water.
    #[serde(default)]
    pub lanes: Vec<RawLane>,
    /// Closed lines, the first point not repeated, to fill with the sea's colour.
    #[serde(default)]
    pub lakes: Vec<Vec<Point>>,
    /// Closed lines of land that is no part of the game.
    #[serde(default)]
    pub wilds: Vec<Vec<Point>>,
}

#[derive(Debug, Deserialize)]
#[serde(rename = "Outline", deny_unknown_fields)]
pub(super) struct RawOutline {
    pub territory: String,
    /// The middle of the name.
    pub label: Point,
    /// The middle of the army token.
    pub token: Point,
    /// Polygons, each a list of rings, the outer one first, then holes; a ring is a list of arc numbers. As in
    /// TopoJSON, an arc walked backwards is written as its complement: -1 for arc 0, -2 for arc 1. Land lies on the
    /// same side of all rings, so that two neighbours walk their common arc in opposite directions.
    pub polygons: Vec<Vec<Vec<i64>>>,
}

#[derive(Debug, Deserialize)]
#[serde(rename = "Lane", deny_unknown_fields)]
pub(super) struct RawLane {
    pub between: (String, String),
    /// One line from shore to shore, or two stubs to the board's edges, one from each end's shore.
    pub pieces: Vec<Vec<Point>>,
}
