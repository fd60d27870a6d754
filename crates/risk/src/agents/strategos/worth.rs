//! The chance to win from a position in which a turn begins, as learned from games.
//!
//! Each seat that takes part has a utility, made of its [`features`] by a network with one hidden layer: one for the seat whose turn begins,
//! one for the others. The chance of a seat is its share of e^utility. There are numbers for tables of two, of three and four, and of more
//! seats. How they were learned is told in docs/training.md; `cargo run --release -p risk --example worth` learns them anew.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::features::{self, FEATURES};
use crate::agents::bitboard::{Position, Rules};
use crate::board::MAX_SEATS;

/// Units of the hidden layer.
const HIDDEN: usize = 32;

/// A file of learned numbers, as far as it is played by.
#[derive(Deserialize)]
pub(super) struct Worth {
    /// What is taken from each feature, and what it is then multiplied by.
    mean: [f64; FEATURES],
    scale: [f64; FEATURES],
    /// The seat whose turn begins, and the others.
    mover: Network,
    other: Network,
}

#[derive(Deserialize)]
struct Network {
    constant: f64,
    direct: [f64; FEATURES],
    hidden: ArrayVec<Unit, HIDDEN>,
}

/// One unit: a weighted sum, bent by x / (1 + |x|), and what it then counts for.
#[derive(Deserialize)]
struct Unit {
    weights: [f64; FEATURES],
    constant: f64,
    counts: f64,
}

macro_rules! learned {
    ($name:literal) => {
        LazyLock::new(|| {
            let text = include_str!(concat!("../../../../../assets/risk/worth/", $name));
            ron::from_str(text).expect("a test reads every file that is built in")
        })
    };
}

static OF_TWO: LazyLock<Worth> = learned!("classic-2.ron");
static OF_FOUR: LazyLock<Worth> = learned!("classic-4.ron");
static OF_SIX: LazyLock<Worth> = learned!("classic-6.ron");

impl Worth {
    /// What games of about so many seats have taught.
    pub fn of(seats: usize) -> &'static Self {
        match seats {
            0..=2 => &OF_TWO,
            3 | 4 => &OF_FOUR,
            _ => &OF_SIX,
        }
    }

    fn utility(&self, features: &[f64; FEATURES], moves: bool) -> f64 {
        let even: [f64; FEATURES] = std::array::from_fn(|at| (features[at] - self.mean[at]) * self.scale[at]);
        let weigh = |weights: &[f64; FEATURES]| even.iter().zip(weights).map(|(one, weight)| one * weight).sum::<f64>();
        let network = if moves { &self.mover } else { &self.other };
        let bent = network.hidden.iter().map(|unit| {
            let sum = unit.constant + weigh(&unit.weights);
            unit.counts * sum / (1.0 + sum.abs())
        });
        network.constant + weigh(&network.direct) + bent.sum::<f64>()
    }

    /// The chance of each seat to win, if the turn of the seat to move begins. They add up to 1.
    pub fn chances(&self, rules: &Rules, position: &Position) -> [f64; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        for seat in position.seats() {
            let utility = self.utility(&features::of(rules, position, seat), seat == position.seat);
            // libm's is the same on every machine.
            chances[usize::from(seat)] = libm::exp(utility.clamp(-300.0, 300.0));
        }
        let all: f64 = chances.iter().sum();
        chances.map(|chance| chance / all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_that_is_built_in_is_whole() {
        for worth in [&OF_TWO, &OF_FOUR, &OF_SIX] {
            for network in [&worth.mover, &worth.other] {
                let units =
                    network.hidden.iter().flat_map(|unit| unit.weights.iter().chain([&unit.constant, &unit.counts]));
                assert_eq!(network.hidden.len(), HIDDEN);
                assert!(units.chain(&network.direct).all(|number| number.is_finite()));
            }
            assert!(worth.scale.iter().all(|&scale| scale > 0.0 && scale.is_finite()));
        }
    }
}
