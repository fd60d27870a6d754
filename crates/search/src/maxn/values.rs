//! The vectors max^n compares.

use crate::MAX_VALUE;

/// What the numbers of the seats are to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Vectors {
    /// As the game gives them. Nothing can be pruned.
    #[default]
    Raw,
    /// Shares of a constant sum of 1, which allows shallow pruning. This changes what is searched: a seat then minds what the
    /// others get.
    ///
    /// Shares lie on a grid of 2⁻⁴⁰, and so do the means of chance nodes, so that sums and differences are exact and a tie
    /// is a tie: pruning is then equal to searching everything, bit for bit.
    Shares,
}

/// Width of the grid of shares.
const GRID: f64 = 1.0 / (1u64 << 40) as f64;

impl Vectors {
    /// Brings the values of a leaf into the form that is compared. NaN counts as 0.
    pub(crate) fn settle(self, values: &mut [f64]) {
        for value in values.iter_mut() {
            *value = if value.is_nan() { 0.0 } else { value.clamp(-MAX_VALUE, MAX_VALUE) };
        }
        if self == Vectors::Shares {
            share(values);
        }
    }

    /// Brings the mean over chance outcomes into the form that is compared.
    pub(crate) fn settle_mean(self, values: &mut [f64]) {
        if self == Vectors::Shares {
            share(values);
        }
    }
}

/// Scales values to a sum of exactly 1 on the grid; what rounding down leaves goes to the largest share, the first of
/// equals. Equal shares where there is nothing to share.
fn share(values: &mut [f64]) {
    let sum: f64 = values.iter().map(|value| value.max(0.0)).sum();
    let even = 1.0 / values.len().max(1) as f64;
    for value in values.iter_mut() {
        let part = if sum > 0.0 { value.max(0.0) / sum } else { even };
        *value = (part / GRID).floor() * GRID;
    }
    let rest = 1.0 - values.iter().sum::<f64>();
    let mut largest = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[largest] {
            largest = index;
        }
    }
    if let Some(value) = values.get_mut(largest) {
        *value += rest;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn shares_of_nothing_are_even() {
        let mut values = [0.0, -3.0, f64::NAN, 0.0];
        Vectors::Shares.settle(&mut values);
        assert_eq!(values, [0.25; 4]);
    }

    #[test]
    fn raw_values_stay() {
        let mut values = [3.0, -1.5, f64::INFINITY];
        Vectors::Raw.settle(&mut values);
        assert_eq!(values, [3.0, -1.5, MAX_VALUE]);
    }

    proptest! {
        #[test]
        fn shares_sum_to_one_exactly(values in prop::collection::vec(-10.0..1e6f64, 1..8)) {
            let mut values = values;
            Vectors::Shares.settle(&mut values);
            prop_assert_eq!(values.iter().sum::<f64>(), 1.0);
            prop_assert!(values.iter().all(|v| (0.0..=1.0).contains(v) && (v / GRID).fract() == 0.0));
        }

        #[test]
        fn shares_keep_the_order(values in prop::collection::vec(0.0..1e6f64, 2..8)) {
            let mut shares = values.clone();
            Vectors::Shares.settle(&mut shares);
            for i in 0..values.len() {
                for j in 0..values.len() {
                    if values[i] > values[j] {
                        prop_assert!(shares[i] >= shares[j]);
                    }
                }
            }
        }
    }
}
