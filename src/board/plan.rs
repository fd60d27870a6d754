//! What a board is opened with.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Fog, Places};

/// How high the pieces of a board are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PieceHeight {
    /// The same on the screen however close the view is: pixels as designed.
    Pixels(f32),
    /// A part of the board, which grows as the view comes closer: world units.
    Units(f32),
}

/// What a board is opened with.
pub struct BoardPlan {
    /// Its places.
    pub places: Arc<Places>,
    /// How high its pieces are.
    pub pieces: PieceHeight,
    /// How places out of sight are hidden.
    pub fog: Fog,
    /// How bright it is (0–1) at a point of a board of this extent: what covers places is lit as they are.
    pub light: fn(Rect, Vec2) -> f32,
}
