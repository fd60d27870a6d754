//! What was weighed, as an explanation.

use tabletop::{Audience, Candidate, Explanation, Message, Term};

use crate::face_down::moves::Move;
use crate::face_down::piece::PieceKind;
use crate::face_down::position::Position;
use crate::face_down::wording;

/// A value that is smaller than this beside the others is rounding.
const ROUNDING: f64 = 1e-9;

/// An action that was weighed; its score is the sum of its terms.
pub fn candidate<K: PieceKind>(position: &Position<K>, mv: Move, terms: Vec<Term>, chosen: bool) -> Candidate {
    Candidate {
        label: wording::action(position, mv),
        action: serde_json::to_value(K::Action::from(mv)).unwrap_or_default(),
        score: terms.iter().map(|term| term.value).sum(),
        terms,
        chosen,
        marks: wording::marks(mv),
        ..Candidate::default()
    }
}

/// What the terms leave of a value, as a term of this name.
pub fn complete(terms: &mut Vec<Term>, value: f64, name: &'static str) {
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING {
        terms.push(Term::plain(name, rest));
    }
}

/// An explanation of these candidates, the best first.
pub fn explanation(method: &'static str, headline: Message, mut candidates: Vec<Candidate>) -> Explanation {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then(b.chosen.cmp(&a.chosen)));
    Explanation {
        agent: Message::new(method),
        headline,
        candidates,
        audience: Audience::Everyone,
        ..Explanation::default()
    }
}
