//! Who made which decision, and the opponents' reasons, kept for whoever may read them later.

use std::collections::VecDeque;

use super::engine::Made;

/// Decisions kept; an explanation takes a few kilobytes.
const KEPT: usize = 2000;

/// The latest decisions, by the step they were made at: of a game all those from a step on, persons' too.
#[derive(Default, Debug)]
pub struct Reasons {
    kept: VecDeque<Made>,
    /// How often decisions from before the first one were added.
    recollected: u64,
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

    /// Adds decisions from before the first one, the latest first and without a gap: what was decided before the game was taken up again. What
    /// there is no room for is dropped, and so is what was taken back meanwhile and decided anew.
    pub fn recollect(&mut self, made: impl IntoIterator<Item = Made>) {
        for made in made {
            if self.has_room() && self.first().is_none_or(|first| made.step < first) {
                self.kept.push_front(made);
            }
        }
        self.recollected += 1;
    }

    /// The step of the first decision kept.
    pub fn first(&self) -> Option<usize> {
        self.kept.front().map(|made| made.step)
    }

    /// Whether earlier decisions than those kept have room.
    pub fn has_room(&self) -> bool {
        self.kept.len() < KEPT
    }

    /// Another number than before where earlier decisions were added.
    pub fn recollected(&self) -> u64 {
        self.recollected
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
    fn earlier_decisions_are_added_in_front() {
        let made = |step| Made { step, seat: Seat(0), explanation: None, impact: 0.0 };
        let mut reasons = Reasons::default();
        reasons.keep(made(9));
        reasons.recollect([made(7), made(4)]);
        assert_eq!(reasons.iter().map(|made| made.step).collect::<Vec<_>>(), [4, 7, 9]);
        assert_eq!((reasons.first(), reasons.recollected()), (Some(4), 1));
        // Taken back while it was worked out, and decided anew.
        let mut anew = Reasons::default();
        anew.keep(made(8));
        anew.recollect([made(9), made(8), made(5)]);
        assert_eq!(anew.iter().map(|made| made.step).collect::<Vec<_>>(), [5, 8]);
        (10..10 + KEPT).for_each(|step| reasons.keep(made(step)));
        let full = reasons.first();
        reasons.recollect([made(3)]);
        assert!(!reasons.has_room() && reasons.first() == full, "what there is no room for is dropped");
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
