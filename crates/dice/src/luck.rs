//! How kind the dice were: what was rolled against what fair dice show on average.

/// Mean of a fair die.
const MEAN: f64 = 3.5;
/// Variance of a fair die.
const VARIANCE: f64 = 35.0 / 12.0;

/// Dice that were rolled, and what they showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck {
    /// How many.
    pub dice: u32,
    /// Their pips, all together.
    pub pips: u32,
}

impl Luck {
    /// One more die showed this.
    pub fn roll(&mut self, value: u8) {
        self.dice += 1;
        self.pips += u32::from(value);
    }

    /// The pips that so many fair dice show on average.
    pub fn expected(&self) -> f64 {
        MEAN * f64::from(self.dice)
    }

    /// Pips above what was to be expected, or below it where less than 0.
    pub fn pips_above(&self) -> f64 {
        f64::from(self.pips) - self.expected()
    }

    /// The same in standard deviations; `None` where no die was rolled.
    pub fn score(&self) -> Option<f64> {
        (self.dice > 0).then(|| self.pips_above() / (VARIANCE * f64::from(self.dice)).sqrt())
    }

    /// The share of such games in which the dice show less, 0 to 1, by the normal distribution; `None` where no die was rolled.
    pub fn percentile(&self) -> Option<f64> {
        self.score().map(|score| 0.5 * libm::erfc(-score / std::f64::consts::SQRT_2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_measured_against_all_that_could_have_been_rolled() {
        // Every outcome of four dice, each as likely as the others.
        const DICE: u32 = 4;
        let mut scores = Vec::new();
        for outcome in 0..6_u32.pow(DICE) {
            let mut luck = Luck::default();
            (0..DICE).for_each(|die| luck.roll((outcome / 6_u32.pow(die) % 6) as u8 + 1));
            scores.push((luck.score().expect("dice were rolled"), luck.percentile().expect("dice were rolled")));
        }
        let count = scores.len() as f64;
        let mean = scores.iter().map(|(score, _)| score).sum::<f64>() / count;
        let variance = scores.iter().map(|(score, _)| score * score).sum::<f64>() / count;
        assert!(mean.abs() < 1e-12 && (variance - 1.0).abs() < 1e-12, "{mean}, {variance}");
        for (score, percentile) in &scores {
            let less = scores.iter().filter(|(other, _)| other < score).count() as f64;
            let alike = scores.iter().filter(|(other, _)| other == score).count() as f64;
            let exact = (less + 0.5 * alike) / count;
            assert!((percentile - exact).abs() < 0.02, "{percentile} instead of {exact}");
        }
        assert_eq!(Luck::default().percentile(), None);
    }
}
