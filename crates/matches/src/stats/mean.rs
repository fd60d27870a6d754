//! The mean of something measured once a game, with its interval.

use serde::Serialize;

use super::interval::student;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Mean {
    /// The mean; 0 of nothing.
    pub mean: f64,
    /// Half the width of the interval, by Student's t; infinite of fewer than two samples.
    pub margin: f64,
    /// The standard error of the mean; infinite of fewer than two samples.
    #[serde(skip)]
    pub error: f64,
    /// How many samples it is the mean of.
    pub samples: u64,
}

impl Mean {
    /// The mean of independent samples.
    pub fn of(samples: &[f64]) -> Self {
        let count = samples.len() as f64;
        let mean = if samples.is_empty() { 0.0 } else { samples.iter().sum::<f64>() / count };
        let error = if samples.len() < 2 {
            f64::INFINITY
        } else {
            (samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0) / count).sqrt()
        };
        Self { mean, margin: error * student(count - 1.0), error, samples: samples.len() as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_students() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, variance 32/7, t = 2.3646 at seven degrees of freedom.
        let mean = Mean::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert_eq!((mean.mean, mean.samples), (5.0, 8));
        assert!((mean.margin - 2.3646 * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 2e-3, "{mean:?}");
        assert_eq!(Mean::of(&[]).mean, 0.0);
        assert!(Mean::of(&[3.0]).margin.is_infinite());
    }
}
