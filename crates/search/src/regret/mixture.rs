//! What a seat does in one information set: some moves, each with a probability; and the few of them that are kept.

use rand::RngExt;
use tabletop::Rng;

/// A mixed choice among moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Mixture<M> {
    /// The moves, in the game's order unless it is said otherwise.
    pub choices: Vec<Choice<M>>,
}

/// One of the moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// How likely it is made, 0 to 1.
    pub probability: f64,
    /// For how many iterations up to now the present strategy has had it without a break.
    pub held: u64,
}

/// Which moves of a mixture are kept.
///
/// What iterations find is never quite still: a strategy that should never make a move makes it one time in a hundred, and in a real game
/// that once may be a blunder. So rare moves go, and moves that come and go between iterations; what is left is as a rule harder to
/// exploit than all of it (Ganzfried, Sandholm, Waugh 2012, "Strategy purification and thresholding"; Zhang and Sandholm 2025 keep three at most).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Purification {
    /// Most moves that are kept, at least 1.
    pub most: usize,
    /// Least probability of a move that is kept.
    pub least: f64,
    /// For how many iterations up to now the present strategy must have had a move that is kept.
    pub steady: u64,
}

impl Default for Purification {
    /// At most three moves, of a twentieth each at least, held for ten iterations.
    fn default() -> Self {
        Self { most: 3, least: 0.05, steady: 10 }
    }
}

impl<M: Copy> Mixture<M> {
    /// The probabilities, in the order of the choices.
    pub fn probabilities(&self) -> Vec<f64> {
        self.choices.iter().map(|choice| choice.probability).collect()
    }

    /// The likeliest move; of equals the first. `None` where there are no choices.
    pub fn likeliest(&self) -> Option<Choice<M>> {
        self.choices
            .iter()
            .copied()
            .reduce(|best, choice| if choice.probability > best.probability { choice } else { best })
    }

    /// The moves that are kept, likeliest first, with probabilities that sum to 1 again. Where no move is steady and likely enough the
    /// likeliest is kept alone.
    #[must_use]
    pub fn purified(&self, rules: &Purification) -> Self {
        let kept = |choice: &&Choice<M>| choice.probability >= rules.least && choice.held >= rules.steady;
        let mut choices: Vec<_> = self.choices.iter().filter(kept).copied().collect();
        choices.retain(|choice| choice.probability > 0.0);
        // Stable: of equals the first stays ahead.
        choices.sort_by(|one, other| other.probability.total_cmp(&one.probability));
        choices.truncate(rules.most.max(1));
        if choices.is_empty() {
            choices.extend(self.likeliest());
        }
        let sum: f64 = choices.iter().map(|choice| choice.probability).sum();
        let even = 1.0 / choices.len() as f64;
        for choice in &mut choices {
            choice.probability = if sum > 0.0 { choice.probability / sum } else { even };
        }
        Self { choices }
    }

    /// Draws a move by its probability. `None` where there are no choices.
    pub fn draw(&self, rng: &mut Rng) -> Option<M> {
        let sum: f64 = self.choices.iter().map(|choice| choice.probability).sum();
        let mut left = rng.random::<f64>() * sum;
        let mut drawn = self.choices.first();
        for choice in self.choices.iter().filter(|choice| choice.probability > 0.0) {
            drawn = Some(choice);
            left -= choice.probability;
            if left < 0.0 {
                break;
            }
        }
        drawn.map(|choice| choice.mv)
    }
}
