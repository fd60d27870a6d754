//! What a position is worth: the weighted sum of the features.

use tabletop::Seat;

use crate::agents::features::{features, value};
use crate::agents::further::{self, Hands};
use crate::agents::kernel::{Field, Valuation};
use crate::agents::sets::Territories;
use crate::board::Owner;

/// The second reference weights, an example the authors of the method left.
pub(in crate::agents) const SECOND_REFERENCE: [f64; 4] = [2.5, 4.25, 4.8, 3.5];

/// The names of the published method's four features, in order; those of the others are [`further::KEYS`].
pub(super) const FOUR: [&str; 4] = ["territories", "armies", "strength", "closed"];

/// One weight per feature, each in [0, 10].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::agents) struct Weights {
    /// Of the published method's four features.
    pub four: [f64; 4],
    /// Of the features beyond them; 0 leaves one out and costs nothing.
    pub more: [f64; further::COUNT],
    /// Of a win, beyond the features of the board it leaves: how much more a won game is worth than any position of an undecided one. 0 is the
    /// published method, to which a win is a position like any.
    pub win: f64,
}

/// What a win is worth beside the features where nothing is set: as much as one of them by hand.
pub(super) const WIN: f64 = 5.0;

/// What a win is worth a turn later, of what it is worth now.
const LATER: f64 = 0.9;

/// The four features of a seat that has won.
const ALL: [f64; 4] = [1.0; 4];

/// What of a win's worth is left after so many turns.
fn worth_after(turns: u8) -> f64 {
    (0..turns).fold(1.0, |worth, _| worth * LATER)
}

impl Default for Weights {
    /// The hand weights.
    fn default() -> Self {
        Self { four: [5.0; 4], more: [0.0; further::COUNT], win: WIN }
    }
}

impl Weights {
    /// These with the weight of one feature, by its place among the four and the others, set to 0.
    pub fn without(mut self, feature: Option<usize>) -> Self {
        if let Some(weight) = feature.and_then(|at| self.four.iter_mut().chain(&mut self.more).nth(at)) {
            *weight = 0.0;
        }
        self
    }

    /// Whether any feature beyond the four counts.
    pub fn look_further(&self) -> bool {
        self.more.iter().any(|&weight| weight > 0.0)
    }
}

/// The evaluation of one decision: the weights, and what lies open about cards where they count.
#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::agents) struct Evaluation {
    pub weights: Weights,
    pub hands: Hands,
}

impl Evaluation {
    /// The four features of a seat; 1 each for a seat that has won.
    pub fn four<S: Territories>(field: &Field<Self, S>, seat: Seat) -> [f64; 4] {
        if field.alone(seat) { ALL } else { features(field, Owner::of(seat)) }
    }

    /// How much of a win's worth the position has: all of it where the seat has won in the first turn, less with every turn, and
    /// none where it has not won.
    pub fn won<S: Territories>(field: &Field<Self, S>, seat: Seat) -> f64 {
        if field.alone(seat) { worth_after(field.turns()) } else { 0.0 }
    }

    /// The features beyond the four that count, by number, each with its weight and measure.
    pub fn more<S: Territories>(&self, field: &Field<Self, S>, seat: Seat) -> impl Iterator<Item = (usize, f64, f64)> {
        let counting = self.weights.more.iter().copied().enumerate().filter(|&(_, weight)| weight > 0.0);
        counting.map(move |(which, weight)| (which, weight, further::feature(field, &self.hands, seat, which)))
    }
}

impl<S: Territories> Valuation<S> for Evaluation {
    #[inline]
    fn value(&self, field: &Field<Self, S>, seat: Seat) -> f64 {
        let published = match field.alone(seat) {
            true => value(ALL, self.weights.four) + self.weights.win * worth_after(field.turns()),
            false => value(features(field, Owner::of(seat)), self.weights.four),
        };
        if !self.weights.look_further() {
            return published;
        }
        published + self.more(field, seat).map(|(_, weight, measure)| weight * measure).sum::<f64>()
    }

    fn range(&self) -> Option<(f64, f64)> {
        let more: f64 = if self.weights.look_further() { self.weights.more.iter().sum() } else { 0.0 };
        Some((0.0, self.weights.four.iter().sum::<f64>() + more + self.weights.win))
    }

    fn prizes_wins(&self) -> bool {
        self.weights.win > 0.0
    }
}
