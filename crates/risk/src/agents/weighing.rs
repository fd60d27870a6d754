//! Weighing choices by named terms: the same code gives the bare score in play and the split score in explanations.

use std::cmp::Ordering;

use tabletop::{Candidate, Message, Term};

use super::sight::Sight;
use super::wording;
use crate::Action;

/// Takes the terms of a score.
pub(super) trait Tally {
    /// Adds `measure` × `weight`.
    fn weighted(&mut self, name: &'static str, measure: f64, weight: f64);

    /// Adds a term that has no weight of its own.
    fn plain(&mut self, name: &'static str, value: f64);
}

/// The score alone.
impl Tally for f64 {
    #[inline]
    fn weighted(&mut self, _name: &'static str, measure: f64, weight: f64) {
        *self += measure * weight;
    }

    #[inline]
    fn plain(&mut self, _name: &'static str, value: f64) {
        *self += value;
    }
}

/// The score with its reasons.
impl Tally for Vec<Term> {
    fn weighted(&mut self, name: &'static str, measure: f64, weight: f64) {
        self.push(Term::weighted(name, measure, weight));
    }

    fn plain(&mut self, name: &'static str, value: f64) {
        self.push(Term::plain(name, value));
    }
}

/// What one kind of choice is judged by.
pub(super) trait Criterion {
    /// What is chosen.
    type Choice: Copy;

    /// What it goes by: the id of words that follow "the best of 5 choices by".
    const BY: &'static str;

    /// Tells the terms of the choice's score; larger is better.
    fn weigh(&self, choice: Self::Choice, tally: &mut impl Tally);

    /// The choice as an action.
    fn action(&self, choice: Self::Choice) -> Action;

    /// The score alone.
    #[inline]
    fn score(&self, choice: Self::Choice) -> f64 {
        let mut score = 0.0;
        self.weigh(choice, &mut score);
        score
    }
}

/// The best choice, the first of equal ones; `None` of none.
pub(super) fn best<C: Criterion>(
    criterion: &C,
    choices: impl IntoIterator<Item = C::Choice>,
) -> Option<(C::Choice, f64)> {
    let scored = choices.into_iter().map(|choice| (choice, criterion.score(choice)));
    scored.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Every choice as a candidate, best first, the one that makes `action` marked.
pub(super) fn candidates<C: Criterion>(
    sight: &Sight<'_>,
    criterion: &C,
    choices: impl IntoIterator<Item = C::Choice>,
    chosen: &Action,
) -> Vec<Candidate> {
    let mut list: Vec<Candidate> = choices
        .into_iter()
        .map(|choice| {
            let mut terms: Vec<Term> = Vec::new();
            criterion.weigh(choice, &mut terms);
            let action = criterion.action(choice);
            candidate(sight, &action, terms, action == *chosen)
        })
        .collect();
    list.sort_by(best_first);
    list
}

/// The order candidates are told in: the larger score first, and of equal ones the one that was chosen.
pub(super) fn best_first(a: &Candidate, b: &Candidate) -> Ordering {
    b.score.total_cmp(&a.score).then(b.chosen.cmp(&a.chosen))
}

/// A decision in one sentence: what was chosen, of how many, and by what.
pub(super) fn headline(action: Message, choices: usize, by: &'static str) -> Message {
    match choices {
        0 | 1 => Message::new("headline-only").with("action", action),
        _ => Message::new("headline-best_by")
            .with("action", action)
            .count("choices", choices)
            .with("by", Message::new(by)),
    }
}

/// One action with the terms of its score.
pub(super) fn candidate(sight: &Sight<'_>, action: &Action, terms: Vec<Term>, chosen: bool) -> Candidate {
    Candidate {
        label: wording::action(sight, action),
        action: wording::data(action),
        score: terms.iter().map(|term| term.value).sum(),
        terms,
        chosen,
        marks: wording::marks(action),
        ..Candidate::default()
    }
}
