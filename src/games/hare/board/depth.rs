//! What lies over what, the lowest first.

use crate::board::Depth;

/// Grass.
pub const GRASS: Depth = Depth::Ground(0);
/// What grows on it.
pub const PLANTS: Depth = Depth::Ground(1);
/// Worn earth.
pub const EARTH: Depth = Depth::Ground(2);
/// Squares.
pub const SQUARES: Depth = Depth::Ground(3);
/// Their signs.
pub const SIGNS: Depth = Depth::Lines(0);
