//! The board of cells that is open.

use bevy::prelude::*;

use super::{grid::Grid, labels::Coordinates};

/// The board of cells that is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceBoard {
    /// Its cells, as the board lies now.
    pub grid: Grid,
    /// How its rows and columns are called at its edge, where they are.
    pub coordinates: Option<Coordinates>,
}
