//! What was weighed, as an explanation.

use tabletop::{Audience, Candidate, Explanation, Message, Term};

use crate::jungle::action::Action;
use crate::jungle::position::{Move, Position};
use crate::jungle::wording;

/// A move in words, in the position it is made in.
pub(super) fn label(position: &Position, mv: Move) -> Message {
    let taken = position.board.piece(mv.to).map(|piece| piece.animal);
    position.board.piece(mv.from).map(|piece| wording::action(piece, mv, taken)).unwrap_or_default()
}

/// A move that was weighed; its score is the sum of its terms.
pub(super) fn candidate(position: &Position, mv: Move, terms: Vec<Term>, chosen: bool) -> Candidate {
    Candidate {
        label: label(position, mv),
        action: serde_json::to_value(Action::from(mv)).unwrap_or_default(),
        score: terms.iter().map(|term| term.value).sum(),
        terms,
        chosen,
        marks: wording::marks(mv),
        ..Candidate::default()
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
