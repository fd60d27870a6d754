//! What pieces are worth to Chains.

use crate::banqi::piece::{KINDS, Kind};
use crate::banqi::ranks::Ranks;

/// The price of each kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices([f64; KINDS]);

impl Prices {
    /// Those of an order of ranks. The published program has prices for the Taiwanese and the Chinese order. In that of Hong Kong prices go by its ranks as the
    /// Chinese ones by theirs: the highest that no soldier takes, soldiers for the general they take, the general, the others from above.
    pub fn of(ranks: Ranks) -> Self {
        // General, advisor, elephant, chariot, horse, cannon, soldier.
        Self(match ranks {
            Ranks::Taiwanese => [50.0, 60.0, 30.0, 20.0, 10.0, 100.0, 40.0],
            Ranks::Chinese => [50.0, 70.0, 40.0, 30.0, 20.0, 10.0, 60.0],
            Ranks::HongKong => [50.0, 20.0, 10.0, 70.0, 40.0, 30.0, 60.0],
        })
    }

    /// What a piece of a kind is worth.
    pub const fn of_kind(&self, kind: Kind) -> f64 {
        self.0[kind.index()]
    }
}
