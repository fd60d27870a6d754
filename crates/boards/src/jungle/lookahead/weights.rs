//! The numbers of the evaluation.

use crate::jungle::animal::ANIMALS;

/// What the evaluation goes by. What is a price is on a scale of its own, as only shares of the sum of both sides count; a game that is won is 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What an animal is worth that can take nothing any more.
    pub alive: f64,
    /// By animal: what it adds, while it lives, to the worth of an enemy that may take it.
    pub prey: [f64; ANIMALS],
    /// What is left of an animal's worth for each living enemy that may take it, 0 to 1.
    pub fear: f64,
    /// What all animals on one's own side of the board are worth.
    pub animals: f64,
    /// What it is worth that all animals stand before the other side's den.
    pub ways: f64,
    /// By animal: the share of that.
    pub nearer: [f64; ANIMALS],
    /// What it is worth to come to the den before anybody stands in the way.
    pub race: f64,
    /// What it costs whoever is ahead that all plies are up but one.
    pub patience: f64,
    /// What a draw is worth less than nothing to whoever is ahead.
    pub contempt: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            alive: 8.0,
            prey: [5.0, 5.0, 4.5, 3.0, 2.5, 2.0, 1.5, 3.0],
            fear: 0.85,
            animals: 0.6,
            ways: 0.1,
            nearer: [1.0; ANIMALS],
            race: 0.15,
            patience: 0.1,
            contempt: 0.1,
        }
    }
}
