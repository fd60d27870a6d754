//! What lies over what below and over the board's own layers, the lowest first.

use crate::board::Depth;

/// Water.
pub const SEA: Depth = Depth::Ground(0);
/// Lines of latitude and longitude.
pub const GRATICULE: Depth = Depth::Ground(1);
/// Shallow water.
pub const SHALLOWS: Depth = Depth::Ground(2);
/// Land out of play.
pub const WILDS: Depth = Depth::Ground(3);
/// Sea lanes.
pub const LANES: Depth = Depth::Ground(4);
/// Parchment.
pub const PAPER: Depth = Depth::Ground(5);
/// The owner's colour.
pub const WASH: Depth = Depth::Ground(6);
/// Snow on closed land.
pub const SNOW: Depth = Depth::Ground(7);
/// Flakes on it.
pub const FLAKES: Depth = Depth::Ground(8);
/// Lakes.
pub const LAKES: Depth = Depth::Lines(0);
/// Coasts and borders.
pub const BORDERS: Depth = Depth::Lines(1);
/// Portals, below the tokens that stand on them.
pub const PORTALS: Depth = Depth::Lines(2);
