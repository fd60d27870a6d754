//! Probabilities of a run of consecutive army counts.

/// `probabilities[i]` is the probability of `first + i` armies; every count outside the run has probability 0.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Window {
    first: u32,
    probabilities: Vec<f64>,
}

impl Window {
    /// The run that starts at `first`. The caller keeps `first + probabilities.len()` within `u32`.
    pub(super) fn new(first: u32, probabilities: Vec<f64>) -> Self {
        Self { first, probabilities }
    }

    /// The run that ends at `last`, given from the top down; cells that would fall below zero armies do not exist.
    pub(super) fn ending_at(last: u32, mut downwards: Vec<f64>) -> Self {
        let room = usize::try_from(last).map_or(usize::MAX, |last| last.saturating_add(1));
        downwards.truncate(room);
        downwards.reverse();
        let below = u32::try_from(downwards.len()).map_or(last, |length| length.saturating_sub(1));
        Self::new(last - below, downwards)
    }

    /// All of the probability on one count.
    pub(super) fn certain(armies: u32) -> Self {
        Self::new(armies, vec![1.0])
    }

    /// Nothing at all.
    pub(super) fn empty() -> Self {
        Self::new(0, Vec::new())
    }

    /// The probability of the whole run.
    pub(super) fn total(&self) -> f64 {
        self.probabilities.iter().sum()
    }

    /// The same run with every probability multiplied.
    pub(super) fn scaled(&self, factor: f64) -> Self {
        let probabilities = self.probabilities.iter().map(|p| p * factor).collect();
        Self::new(self.first, probabilities)
    }

    /// Army counts in rising order with their probabilities.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, f64)> + '_ {
        (self.first..=u32::MAX).zip(self.probabilities.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_given_from_the_top_is_turned_round() {
        let window = Window::ending_at(7, vec![0.5, 0.25, 0.125]);
        let cells: Vec<_> = window.iter().collect();
        assert_eq!(cells, [(5, 0.125), (6, 0.25), (7, 0.5)]);
    }

    #[test]
    fn runs_reach_both_ends_of_the_range() {
        let bottom = Window::ending_at(1, vec![0.5, 0.25, 0.125]);
        assert_eq!(bottom.iter().collect::<Vec<_>>(), [(0, 0.25), (1, 0.5)]);
        let top = Window::certain(u32::MAX);
        assert_eq!(top.iter().collect::<Vec<_>>(), [(u32::MAX, 1.0)]);
        assert_eq!(Window::empty().iter().count(), 0);
        assert_eq!(Window::ending_at(9, Vec::new()), Window::new(9, Vec::new()));
    }
}
