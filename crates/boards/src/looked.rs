//! Moves that a review looks at, compared over samples of what was hidden.

/// How many times its own error a mean must be so that it is more than chance.
const SURE: f64 = 2.0;

/// A move that is looked at.
pub(crate) struct Looked<M> {
    pub mv: M,
    /// What it comes to in each of the samples, in the game's own unit; the samples are the same for all moves that are compared.
    pub values: Vec<f64>,
}

impl<M> Looked<M> {
    /// What it comes to on average.
    pub fn mean(&self) -> f64 {
        mean(&self.values)
    }

    /// By how much it is better than another, if that is at least `told`, and more than chance would have it in so few samples.
    pub fn clearly_over(&self, other: &Self, told: f64) -> Option<f64> {
        let apart: Vec<f64> = self.values.iter().zip(&other.values).map(|(one, other)| one - other).collect();
        let better = mean(&apart);
        let spread = apart.iter().map(|value| (value - better).powi(2)).sum::<f64>();
        let error = spread.sqrt() / apart.len().max(1) as f64;
        (better >= told && better >= SURE * error).then_some(better)
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_chance_may_have_done_is_not_clearly_better() {
        let looked = |values: &[f64]| Looked { mv: (), values: values.to_vec() };
        let even = looked(&[0.0; 4]);
        assert_eq!(looked(&[2.0; 4]).clearly_over(&even, 1.0), Some(2.0));
        assert_eq!(looked(&[0.9; 4]).clearly_over(&even, 1.0), None, "it is not worth telling");
        assert_eq!(looked(&[8.0, 0.0, 0.0, 0.0]).clearly_over(&even, 1.0), None, "one sample tells nothing");
    }
}
