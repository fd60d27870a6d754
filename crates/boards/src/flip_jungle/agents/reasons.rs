//! What was weighed, as an explanation.

use tabletop::{Audience, Candidate, Explanation, Message, Term};

use crate::flip_jungle::action::Action;
use crate::flip_jungle::position::{Move, Position};
use crate::flip_jungle::wording;

/// A value that is smaller than this beside the others is rounding.
const ROUNDING: f64 = 1e-9;

/// An action that was weighed; its score is the sum of its terms.
pub(super) fn candidate(position: &Position, mv: Move, terms: Vec<Term>, chosen: bool) -> Candidate {
    Candidate {
        label: wording::action(position, mv),
        action: serde_json::to_value(Action::from(mv)).unwrap_or_default(),
        score: terms.iter().map(|term| term.value).sum(),
        terms,
        chosen,
        marks: wording::marks(mv),
        ..Candidate::default()
    }
}

/// What the terms leave of a value: other pieces that may be turned over, since a line tells of one, and what comes after a line that was cut short.
pub(super) fn complete(terms: &mut Vec<Term>, value: f64) {
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING {
        terms.push(Term::plain("term-flip_jungle_beyond", rest));
    }
}

/// An explanation of these candidates, the best first.
pub(super) fn explanation(method: &'static str, headline: Message, mut candidates: Vec<Candidate>) -> Explanation {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then(b.chosen.cmp(&a.chosen)));
    Explanation {
        agent: Message::new(method),
        headline,
        candidates,
        audience: Audience::Everyone,
        ..Explanation::default()
    }
}
