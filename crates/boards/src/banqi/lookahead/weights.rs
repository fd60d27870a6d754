//! The numbers of the evaluation.

use crate::banqi::piece::KINDS;

/// What the evaluation goes by. What is a price is on a scale of its own, as only shares of the sum of both sides count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What a piece is worth that can take nothing any more.
    pub alive: f64,
    /// By kind: what each living enemy piece adds to the worth of a piece that may take it.
    pub prey: [f64; KINDS],
    /// By how much a cannon that leaps is worth more than what steps and takes the same: it takes from afar, and is hard to come at.
    pub leaps: f64,
    /// What is left of a piece's worth for each living enemy piece that may take it, 0 to 1.
    pub fear: f64,
    /// What a piece that still lies face down is worth beside an open one, 0 to 1.
    pub face_down: f64,
    /// What it costs whoever is ahead that a piece it may take is a board's length away.
    pub distance: f64,
    /// What a step of the second nearest hunter counts beside one of the nearest, 0 to 1.
    pub second: f64,
    /// How much the prey that is nearest to its hunters counts beside the mean of all, 0 to 1.
    pub focus: f64,
    /// What it costs whoever is ahead that all plies are up but one.
    pub patience: f64,
    /// What a draw costs the side that searches, however the game stands.
    pub draw: f64,
    /// What a draw is worth less than nothing to whoever is ahead.
    pub contempt: f64,
}

/// Learned by `rubicon-lab train banqi` against a pool of styles, by the usual rules (docs/boards.md).
impl Default for Weights {
    fn default() -> Self {
        Self {
            alive: 8.938,
            prey: [2.206, 4.531, 2.274, 2.505, 2.01, 4.054, 0.446],
            leaps: 0.977,
            fear: 0.802,
            face_down: 0.858,
            distance: 0.16,
            second: 0.166,
            focus: 0.845,
            patience: 0.341,
            draw: 0.133,
            contempt: 0.118,
        }
    }
}
