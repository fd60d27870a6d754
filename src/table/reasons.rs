//! Who made which decision, and the opponents' reasons, kept for whoever may read them later.

use std::collections::VecDeque;

use super::engine::Made;

/// Decisions kept; an explanation takes a few kilobytes.
const KEPT: usize = 2000;

/// The latest decisions, by the step they were made at.
#[derive(Default, Debug)]
pub struct Reasons {
    kept: VecDeque<Made>,
}

impl Reasons {
    /// Keeps a decision, and drops the oldest where there are too many. Those that were taken back give way to it.
    pub fn keep(&mut self, made: Made) {
        while self.kept.back().is_some_and(|last| last.step >= made.step) {
            self.kept.pop_back();
        }
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(made);
    }

    /// The decision that led to step `step`: the one made there, or the last one before the chance that fell there.
    pub fn leading_to(&self, step: usize) -> Option<&Made> {
        let after = self.kept.partition_point(|made| made.step <= step);
        self.kept.get(after.checked_sub(1)?)
    }

    /// Adds to what the decision that led to step `step` changed.
    pub fn weigh(&mut self, step: usize, impact: f64) {
        let after = self.kept.partition_point(|made| made.step <= step);
        if let Some(made) = after.checked_sub(1).and_then(|at| self.kept.get_mut(at)) {
            made.impact += impact;
        }
    }

    /// All decisions kept, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Made> {
        self.kept.iter()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Explanation, Message, Seat};

    use super::*;

    #[test]
    fn reasons_are_found_by_step() {
        let mut reasons = Reasons::default();
        for step in [2, 5, 9] {
            let explanation =
                Explanation { headline: Message::text(format!("because {step}")), ..Explanation::default() };
            reasons.keep(Made { step, seat: Seat(1), explanation: Some(Box::new(explanation)), impact: 0.0 });
        }
        assert_eq!(
            reasons.leading_to(5).and_then(|made| Some(made.explanation.as_ref()?.headline.text.as_str())),
            Some("because 5")
        );
        assert_eq!(reasons.leading_to(8).map(|made| made.step), Some(5));
        assert_eq!(reasons.leading_to(1), None);
        assert_eq!(reasons.iter().next_back().map(|made| made.step), Some(9));
        for (step, impact) in [(1, 4.0), (5, 0.5), (8, 0.25)] {
            reasons.weigh(step, impact);
        }
        assert_eq!(reasons.iter().map(|made| made.impact).collect::<Vec<_>>(), [0.0, 0.75, 0.0]);
    }

    #[test]
    fn what_was_taken_back_gives_way() {
        let mut reasons = Reasons::default();
        for (step, seat) in [(2, 0), (4, 0), (6, 0), (4, 1)] {
            reasons.keep(Made { step, seat: Seat(seat), explanation: None, impact: 0.0 });
        }
        let kept: Vec<(usize, u8)> = reasons.iter().map(|made| (made.step, made.seat.0)).collect();
        assert_eq!(kept, [(2, 0), (4, 1)]);
    }
}
