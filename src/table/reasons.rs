//! The opponents' reasons, kept for whoever may read them later.

use std::collections::VecDeque;

use tabletop::{Explanation, Seat};

use super::engine::Made;

/// Decisions kept; an explanation takes a few kilobytes.
const KEPT: usize = 2000;

/// The reasons of the latest decisions, by the step they led to.
#[derive(Default, Debug)]
pub struct Reasons {
    kept: VecDeque<Made>,
}

impl Reasons {
    /// Keeps a decision, and drops the oldest where there are too many.
    pub fn keep(&mut self, made: Made) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(made);
    }

    /// Why step `step` was made, if an opponent made it and said so.
    pub fn of_step(&self, step: usize) -> Option<(Seat, &Explanation)> {
        let at = self.kept.binary_search_by_key(&step, |made| made.step).ok()?;
        let made = &self.kept[at];
        Some((made.seat, made.explanation.as_deref()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_found_by_step() {
        let mut reasons = Reasons::default();
        for step in [2, 5, 9] {
            let explanation = Explanation { headline: format!("because {step}"), ..Explanation::default() };
            reasons.keep(Made { step, seat: Seat(1), explanation: Some(Box::new(explanation)) });
        }
        assert_eq!(reasons.of_step(5).map(|(_, why)| why.headline.as_str()), Some("because 5"));
        assert_eq!(reasons.of_step(6), None);
    }
}
