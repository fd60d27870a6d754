//! What is known of own moves before anything is solved.

use std::collections::BTreeMap;

use crate::chess::moves::Move;

/// What is known of an own move before anything is solved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Surveyed {
    pub mv: Move,
    /// What it is worth on average, −1 to 1.
    pub worth: f64,
    /// How much less that is than in the positions that are solved; with what standing as before costs.
    pub less: f64,
    /// How much likelier the king can be taken in all of the belief than in the positions looked at here, 0 to 1.
    pub king: f64,
    /// How much more of the piece that moves is lost at once than in these, in pawns.
    pub piece: f64,
}

/// What was found of all own moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Survey {
    /// Best first.
    pub moves: Vec<Surveyed>,
    /// What positions after own moves come to in pawns, by their keys.
    pub values: BTreeMap<u64, f64>,
}
