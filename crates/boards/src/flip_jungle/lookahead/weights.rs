//! The numbers of the evaluation.

use crate::flip_jungle::piece::ANIMALS;

/// What the evaluation goes by. What is a price is on a scale of its own, as only shares of the sum of both sides count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What a piece is worth that can take nothing any more.
    pub alive: f64,
    /// By animal: what it adds, while it lives, to the worth of an enemy that may take it.
    pub prey: [f64; ANIMALS],
    /// What is left of a piece's worth for each living enemy piece that may take it, 0 to 1.
    pub fear: f64,
    /// What a piece that still lies face down is worth beside an open one, 0 to 1.
    pub face_down: f64,
    /// What it costs whoever is ahead that a piece it may take is a board's length away.
    pub distance: f64,
    /// What it costs whoever is ahead that all plies are up but one.
    pub patience: f64,
    /// What a draw is worth less than nothing to whoever is ahead.
    pub contempt: f64,
    /// Fewest plies to the horizon with which it is worth while to look at what a piece that is turned over may be.
    pub flips: u32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            alive: 8.0,
            prey: [5.0, 4.5, 4.0, 3.5, 3.0, 2.5, 2.0, 3.0],
            fear: 0.85,
            face_down: 0.9,
            distance: 0.05,
            patience: 0.1,
            contempt: 0.1,
            flips: 3,
        }
    }
}
