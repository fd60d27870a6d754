//! The normal distribution with Edgeworth corrections, from the first four cumulants.

use std::f64::consts::{PI, SQRT_2};
use std::ops::{Add, Mul};

/// The first four cumulants of a sum of independent parts; those of a sum are the sums of those of its parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cumulants(pub(super) [f64; 4]);

impl Cumulants {
    pub(super) const ZERO: Self = Self([0.0; 4]);

    /// From the raw moments `E[X]` to `E[X⁴]`.
    pub(super) fn from_moments([m1, m2, m3, m4]: [f64; 4]) -> Self {
        let variance = m2 - m1 * m1;
        let third = m3 - 3.0 * m1 * m2 + 2.0 * m1 * m1 * m1;
        let fourth_central = m4 - 4.0 * m1 * m3 + 6.0 * m1 * m1 * m2 - 3.0 * m1 * m1 * m1 * m1;
        Self([m1, variance, third, fourth_central - 3.0 * variance * variance])
    }

    pub(super) fn mean(self) -> f64 {
        self.0[0]
    }

    pub(super) fn standard_deviation(self) -> f64 {
        self.0[1].sqrt()
    }

    /// `Pr(X < x)` by the Edgeworth series to the second order, kept within [0, 1]. Needs a positive variance.
    pub(super) fn below(self, x: f64) -> f64 {
        let (z, skew) = self.standardise(x);
        let kurtosis = self.0[3] / (self.0[1] * self.0[1]);
        let second = z * z - 1.0;
        let third = z * (z * z - 3.0);
        let fifth = z * (z * z * (z * z - 10.0) + 15.0);
        let series = skew / 6.0 * second + kurtosis / 24.0 * third + skew * skew / 72.0 * fifth;
        (cumulative(z) - density(z) * series).clamp(0.0, 1.0)
    }

    /// `E[max(x - X, 0)]` to the first order, never below 0. Needs a positive variance.
    pub(super) fn shortfall(self, x: f64) -> f64 {
        let (z, skew) = self.standardise(x);
        let standard = z * cumulative(z) + density(z) * (1.0 + skew / 6.0 * z);
        (self.standard_deviation() * standard).max(0.0)
    }

    /// `x` in standard deviations from the mean, and the skewness.
    fn standardise(self, x: f64) -> (f64, f64) {
        let [mean, variance, third, _] = self.0;
        let deviation = variance.sqrt();
        ((x - mean) / deviation, third / (variance * deviation))
    }
}

impl Add for Cumulants {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(std::array::from_fn(|order| self.0[order] + other.0[order]))
    }
}

impl Mul<f64> for Cumulants {
    type Output = Self;

    fn mul(self, parts: f64) -> Self {
        Self(self.0.map(|cumulant| cumulant * parts))
    }
}

// `libm` rather than the platform's functions, so that every machine computes the same bits.

fn density(z: f64) -> f64 {
    libm::exp(-0.5 * z * z) / (2.0 * PI).sqrt()
}

fn cumulative(z: f64) -> f64 {
    0.5 * libm::erfc(-z / SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `Pr(B ≤ k)` of a binomial distribution, term by term.
    fn binomial_below(n: u32, p: f64, k: u32) -> f64 {
        let mut term = (1.0 - p).powi(n as i32);
        let mut sum = term;
        for i in 0..k {
            term *= f64::from(n - i) / f64::from(i + 1) * p / (1.0 - p);
            sum += term;
        }
        sum
    }

    #[test]
    fn cumulants_of_one_toss_follow_from_its_moments() {
        let p: f64 = 0.3;
        let q = 1.0 - p;
        let Cumulants(found) = Cumulants::from_moments([p; 4]);
        let known = [p, p * q, p * q * (q - p), p * q * (1.0 - 6.0 * p * q)];
        for (found, known) in found.into_iter().zip(known) {
            assert!((found - known).abs() < 1e-15, "{found} against {known}");
        }
    }

    #[test]
    fn the_series_follows_a_binomial_distribution() {
        let (n, p) = (400, 0.3);
        let Cumulants([mean, variance, third, fourth]) = Cumulants::from_moments([p; 4]) * f64::from(n);
        // On whole numbers the distribution function between two steps is that of a variance smaller by 1/12.
        let law = Cumulants([mean, variance - 1.0 / 12.0, third, fourth]);
        for k in 80..160 {
            let error = law.below(f64::from(k) + 0.5) - binomial_below(n, p, k);
            assert!(error.abs() < 4e-6, "{k}: {error}");
        }
    }

    #[test]
    fn the_shortfall_is_the_integral_of_the_distribution() {
        let law = Cumulants([10.0, 4.0, 1.5, 0.0]);
        let step = 1e-3;
        let mut integral = 0.0;
        for i in 0..20_000 {
            integral += step * law.below((f64::from(i) + 0.5) * step - 5.0);
        }
        // The series of the two stop at different orders.
        assert!((law.shortfall(15.0) - integral).abs() < 5e-3);
    }

    #[test]
    fn far_tails_stay_probabilities() {
        let law = Cumulants([0.0, 1.0, 0.9, 0.5]);
        for z in -60..=60 {
            let p = law.below(f64::from(z));
            assert!((0.0..=1.0).contains(&p));
            assert!(law.shortfall(f64::from(z)) >= 0.0);
        }
        assert_eq!(law.below(-60.0), 0.0);
        assert_eq!(law.below(60.0), 1.0);
    }
}
