//! Maps: which territories there are, who borders whom, what a continent pays, and how it is drawn.
//!
//! A map is data. [`Map::from_ron`] reads a file of it (`assets/risk/*.ron` are the shipped ones), from raw text to a
//! checked [`Map`], and reports every fault of the file together, each with its place and a remedy ([`MapErrors`]). [`DominationMap`] reads those of
//! another community. A map without a drawing can be given one ([`Map::drawn`]).
//!
//! The rules use only names, borders, continents and card symbols, all integers. [`Geometry`] is what a client draws
//! and no rule ever reads it. Portals and blizzards make another map of one ([`Layout`]). Armies, owners and turns do not belong here.

mod board;
mod check;
mod check_geometry;
mod domination;
mod drawing_faults;
mod error;
mod geometry;
mod grid;
mod ids;
mod layout;
mod raw;
mod reach;
mod set;
mod sketch;
mod spread;
mod syntax;
mod topology;

pub use board::Map;
pub use domination::DominationMap;
pub use error::{MapErrors, MapFault};
pub use geometry::{ArcRef, BorderArc, BorderKind, Geometry, Lane, Outline, Point, Polygon, Ring};
pub use ids::{ContinentId, Symbol, TerritoryId};
pub use layout::{DrawnLayout, Layout, LayoutFault};
pub(crate) use set::TerritorySet;
