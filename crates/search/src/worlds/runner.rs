//! A candidate in a race, and how it compares with another one.

/// A candidate and how it did.
#[derive(Clone, PartialEq, Debug)]
pub struct Runner<C, const TERMS: usize> {
    /// The candidate.
    pub candidate: C,
    /// Each term, averaged over its playouts; 0 before the first.
    pub terms: [f64; TERMS],
    weights: [f64; TERMS],
    /// What each playout was worth, in the order in which worlds were drawn.
    worths: Vec<f64>,
    /// Whether it has not dropped out.
    pub(super) running: bool,
}

/// By how much one runner is ahead of another in the worlds that both were played out in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lead {
    /// The paired differences of their worth, averaged.
    pub mean: f64,
    /// The standard error of that mean.
    pub error: f64,
}

impl<C, const TERMS: usize> Runner<C, TERMS> {
    pub(super) fn new(candidate: C, weights: [f64; TERMS]) -> Self {
        Self { candidate, terms: [0.0; TERMS], weights, worths: Vec::new(), running: true }
    }

    /// Worlds it was played out in: always the first ones that were drawn.
    pub fn playouts(&self) -> usize {
        self.worths.len()
    }

    /// Whether it was played out to the end of the race; `false` where it dropped out.
    pub fn stayed(&self) -> bool {
        self.running
    }

    /// What it is worth on average: the sum of its [`terms`](Self::terms) by their weights.
    pub fn worth(&self) -> f64 {
        weigh(&self.terms, &self.weights)
    }

    /// Takes one playout more.
    pub(super) fn take(&mut self, terms: [f64; TERMS]) {
        let count = self.worths.len() as f64 + 1.0;
        for (mean, term) in self.terms.iter_mut().zip(&terms) {
            *mean += (term - *mean) / count;
        }
        self.worths.push(weigh(&terms, &self.weights));
    }

    /// By how much it is ahead of `other`. In a single world there is no spread to see, and the error is 0.
    pub fn lead(&self, other: &Self) -> Lead {
        let count = self.worths.len().min(other.worths.len()) as f64;
        let differences = || self.worths.iter().zip(&other.worths).map(|(own, others)| own - others);
        let mean = differences().sum::<f64>() / count.max(1.0);
        let squares = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>();
        Lead { mean, error: (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt() }
    }
}

fn weigh<const TERMS: usize>(terms: &[f64; TERMS], weights: &[f64; TERMS]) -> f64 {
    terms.iter().zip(weights).map(|(term, weight)| weight * term).sum()
}
