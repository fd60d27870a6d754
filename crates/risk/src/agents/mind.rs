//! A decision under way: what it may spend, its reasons, and who may read them.

use tabletop::{Audience, Candidate, Effort, Explanation, Think};

use super::sight::Sight;
use super::weighing::{self, Criterion};
use super::wording;
use crate::Action;

/// What a decision may spend, and its reasons as far as somebody asked for them.
pub(super) struct Mind<'a, 't> {
    /// Budget, generator, monitor.
    pub think: &'a mut Think<'t>,
    /// What it has cost so far.
    pub effort: Effort,
    /// Whether something was left out because an answer was asked for at once, whatever the effort says of the rest.
    pub cut: bool,
    /// Filled only where [`asked`](Self::asked).
    pub reasons: Explanation,
}

impl Mind<'_, '_> {
    /// Whether somebody wants the reasons.
    pub fn asked(&self) -> bool {
        self.think.explain
    }

    /// Keeps the reasons from others: something that only the own seat knows enters them.
    pub fn keep_secret(&mut self) {
        self.reasons.audience = Audience::Seat;
    }

    /// Lists every choice that was weighed, if asked.
    pub fn show<C: Criterion>(
        &mut self,
        sight: &Sight<'_>,
        criterion: &C,
        choices: impl IntoIterator<Item = C::Choice>,
        chosen: &Action,
    ) {
        if self.asked() {
            let candidates = weighing::candidates(sight, criterion, choices, chosen);
            self.reasons.headline = weighing::headline(wording::action(sight, chosen), candidates.len(), C::BY);
            self.reasons.candidates = candidates;
        }
    }

    /// Lists these candidates, if asked.
    pub fn list(&mut self, candidates: impl FnOnce() -> Vec<Candidate>) {
        if self.asked() {
            self.reasons.candidates = candidates();
        }
    }
}

/// Who may read reasons that follow from the board and the counts of cards: in fog nobody else sees this board.
pub(super) fn audience(sight: &Sight<'_>) -> Audience {
    if sight.setup().fog { Audience::Seat } else { Audience::Everyone }
}
