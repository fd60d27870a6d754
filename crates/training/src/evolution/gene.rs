//! A number to be learned, and its range.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::Rng;

/// The values of all genes, in their order.
pub type Genome = Vec<f64>;

/// Values are kept to thousandths: short in files, and the same there as in play.
const GRAIN: f64 = 1000.0;

/// One number to be learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gene {
    /// What it is called in files.
    pub name: String,
    /// Its smallest value.
    pub low: f64,
    /// Its largest value.
    pub high: f64,
}

impl Gene {
    /// A gene in `low..=high`.
    pub fn new(name: &str, low: f64, high: f64) -> Self {
        Self { name: name.to_owned(), low, high }
    }

    /// The nearest value it may have, a whole number of thousandths unless that lies outside.
    pub fn fit(&self, value: f64) -> f64 {
        let value = if value.is_nan() { self.low } else { value };
        // Adding zero makes one zero of two.
        ((value.clamp(self.low, self.high) * GRAIN).round() / GRAIN).clamp(self.low, self.high) + 0.0
    }

    /// A value drawn evenly from its range.
    pub fn draw(&self, rng: &mut Rng) -> f64 {
        self.fit(self.low + (self.high - self.low) * rng.random::<f64>())
    }

    /// Whether it may have this value.
    pub fn allows(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// The value at a share of its range, 0 to 1.
    pub(super) fn at(&self, share: f64) -> f64 {
        self.fit(self.low + (self.high - self.low) * share)
    }
}

/// A genome drawn evenly.
pub(super) fn draw(genes: &[Gene], rng: &mut Rng) -> Genome {
    genes.iter().map(|gene| gene.draw(rng)).collect()
}

/// Whether there is a value for every gene, and each is allowed.
pub(super) fn fits(genes: &[Gene], genome: &Genome) -> bool {
    genome.len() == genes.len() && genes.iter().zip(genome).all(|(gene, &value)| gene.allows(value))
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    #[test]
    fn values_stay_in_range_and_are_thousandths() {
        let gene = Gene::new("x", 0.0, 10.0);
        assert_eq!([-1.0, 11.0, 1.23456, f64::NAN, -0.0].map(|value| gene.fit(value)), [0.0, 10.0, 1.235, 0.0, 0.0]);
        assert!(gene.fit(-0.0).is_sign_positive());
        let narrow = Gene::new("y", 0.0005, 0.0006);
        assert!(narrow.allows(narrow.fit(0.3)) && narrow.allows(narrow.fit(0.0)));
        let mut rng = Seed(1).stream("test", 0);
        let drawn: Vec<f64> = (0..1_000).map(|_| gene.draw(&mut rng)).collect();
        assert!(
            drawn.iter().all(|&value| gene.allows(value) && (value * GRAIN - (value * GRAIN).round()).abs() < 1e-9)
        );
        let mean = drawn.iter().sum::<f64>() / 1_000.0;
        assert!((4.6..5.4).contains(&mean), "{mean}");
    }
}
