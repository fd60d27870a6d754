//! What was weighed, as an explanation.

use tabletop::{Audience, Candidate, Column, Explanation, Facts, Mark, Message, Row, Term};

use crate::board::Square;
use crate::generals::action::Action;
use crate::generals::belief::Belief;
use crate::generals::game::Generals;
use crate::generals::point::Point;
use crate::generals::side::Side;
use crate::generals::state::View;
use crate::generals::wording;

/// A value that is smaller than this beside the others is rounding.
const ROUNDING: f64 = 1e-9;
/// Candidates that are told, at most, the chosen one among them.
const SHOWN: usize = 12;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// An action that was weighed; its score is the sum of its terms.
pub(super) fn candidate(game: &Generals, view: &View, action: &Action, terms: Vec<Term>, chosen: bool) -> Candidate {
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

/// What an action may come to by a belief over the other side, in per cent: `wins` where the piece that comes survives alone, `both` where both fall, `loses` where it falls alone. Nothing of a step.
pub(super) fn odds(game: &Generals, view: &View, belief: &Belief, action: &Action) -> Facts {
    let (size, known) = (game.rules().size, &view.known);
    let Action::Move { from, to } = action else { return Facts::new() };
    let on = |point: &Point| point.on(size).and_then(|square| known.piece_on(square));
    let rank = on(from).and_then(|(side, place)| known.army(side)[place].rank);
    let (Some(rank), Some((_, met))) = (rank, on(to)) else { return Facts::new() };
    let [wins, both, loses] = belief.odds(game, rank, met).map(|share| (PER_CENT * share).round() as i64);
    Facts::new().count("wins", wins).count("both", both).count("loses", loses)
}

/// What the terms leave of a value, as a term of this name.
pub(super) fn complete(terms: &mut Vec<Term>, value: f64, name: &'static str) {
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING {
        terms.push(Term::plain(name, rest));
    }
}

/// An explanation of these candidates, the best first. It is the seat's alone, since it follows from its ranks.
pub(super) fn explanation(method: &'static str, headline: Message, mut candidates: Vec<Candidate>) -> Explanation {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then(b.chosen.cmp(&a.chosen)));
    let chosen = candidates.iter().position(|candidate| candidate.chosen).unwrap_or(0);
    if chosen >= SHOWN {
        candidates.swap(SHOWN - 1, chosen);
    }
    candidates.truncate(SHOWN);
    Explanation {
        agent: Message::new(method),
        headline,
        candidates,
        audience: Audience::Seat,
        ..Explanation::default()
    }
}

/// The columns of what each piece of the other side is believed to be.
pub(super) fn columns() -> Vec<Column> {
    let column = |title, meaning| Column { title: Message::new(title), meaning: Message::new(meaning) };
    vec![
        column("column-generals_likeliest", "column-generals_likeliest_meaning"),
        column("column-generals_flag", "column-generals_flag_meaning"),
    ]
}

/// What each piece of a side on the board is believed to be: its likeliest rank and how likely that is, and how likely it is the flag, in per cent.
pub(super) fn rows(game: &Generals, view: &View, side: Side, belief: &Belief) -> Vec<Row> {
    let army = view.known.army(side).iter().enumerate();
    let row = |(place, at): (usize, Square)| {
        let (rank, chance) = belief.likeliest(place)?;
        let label = Message::new("generals-believed")
            .with("square", Message::text(game.square_name(at)))
            .with("piece", game.rank_name(rank));
        let flag = belief.chance(place, game.rules().flag);
        Some(Row { place: Mark::At(u16::from(at.0)), label, values: vec![Some(100.0 * chance), Some(100.0 * flag)] })
    };
    army.filter_map(|(place, piece)| Some((place, piece.at?))).filter_map(row).collect()
}
