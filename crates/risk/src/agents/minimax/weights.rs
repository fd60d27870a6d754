//! What a position is worth: the weighted sum of the four features.

use tabletop::Seat;

use crate::agents::features::{features, value};
use crate::agents::kernel::{Field, Valuation};
use crate::board::Owner;

/// The second reference weights, an example the authors of the method left.
pub(in crate::agents) const SECOND_REFERENCE: Weights = Weights([2.5, 4.25, 4.8, 3.5]);

/// One weight per feature, each in [0, 10].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Weights(pub [f64; 4]);

impl Default for Weights {
    /// The hand weights.
    fn default() -> Self {
        Self([5.0; 4])
    }
}

impl Weights {
    /// The features of a seat; 1 each for a seat that has won.
    pub fn measures(field: &Field<Self>, seat: Seat) -> [f64; 4] {
        if field.alone(seat) { [1.0; 4] } else { features(field, Owner::of(seat)) }
    }
}

impl Valuation for Weights {
    #[inline]
    fn value(&self, field: &Field<Self>, seat: Seat) -> f64 {
        value(Self::measures(field, seat), self.0)
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((0.0, self.0.iter().sum()))
    }
}
