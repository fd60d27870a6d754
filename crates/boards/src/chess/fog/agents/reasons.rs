//! What was weighed, as an explanation.

use tabletop::{Audience, Candidate, Explanation, Message, Ply, Seat, Term};

use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::fog::wording;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// A value that is smaller than this beside the others is rounding.
const ROUNDING: f64 = 1e-9;

/// An action that was weighed; its score is the sum of its terms.
pub(super) fn candidate(game: &Fog, view: &View, action: Action, terms: Vec<Term>, chosen: bool) -> Candidate {
    Candidate {
        label: wording::of_action(game, view, action),
        action: serde_json::to_value(action).unwrap_or_default(),
        score: terms.iter().map(|term| term.value).sum(),
        terms,
        chosen,
        marks: wording::marks(game, action),
        ..Candidate::default()
    }
}

/// What the terms leave of a value, as a term of this name.
pub(super) fn complete(terms: &mut Vec<Term>, value: f64, name: &'static str) {
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING {
        terms.push(Term::plain(name, rest));
    }
}

/// An explanation of these candidates, the best first. In fog the reasons are the seat's alone, since they follow from what only it sees.
pub(super) fn explanation(
    game: &Fog,
    method: &'static str,
    headline: Message,
    mut candidates: Vec<Candidate>,
) -> Explanation {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then(b.chosen.cmp(&a.chosen)));
    let audience = if game.setup.fog { Audience::Seat } else { Audience::Everyone };
    Explanation { agent: Message::new(method), headline, candidates, audience, ..Explanation::default() }
}

/// The line that is expected: an own move, and what the other side answers most often; `answers` are answers, each with the position in which it is made.
pub(super) fn expected(game: &Fog, view: &View, mv: Move, answers: &[(Position, Move)]) -> Vec<Ply> {
    let Some(side) = view.side else { return Vec::new() };
    let seat = side.index() as u8;
    let own = game.action_of(mv);
    let label = wording::of_action(game, view, own);
    let mut line = vec![Ply { seat: Some(Seat(seat)), label, marks: wording::marks(game, own) }];
    let often = |mv: &Move| answers.iter().filter(|(_, answer)| answer == mv).count();
    // Of answers that are as frequent the first one.
    if let Some((position, answer)) =
        answers.iter().reduce(|best, next| if often(&next.1) > often(&best.1) { next } else { best })
    {
        line.push(Ply {
            seat: Some(Seat(1 - seat)),
            label: wording::of_move(game, position, *answer),
            marks: wording::marks(game, game.action_of(*answer)),
        });
    }
    line
}
