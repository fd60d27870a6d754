//! Decisions as explanations: what each candidate is worth, split into salads, carrots and squares, and the parts of every seat.

use serde_json::Value;
use tabletop::{Audience, Candidate, Column, Explanation, Facts, Mark, Message, Row, Seat, Term};

use super::wording;
use super::worth::Parts;
use crate::action::Action;
use crate::rules::Hare;
use crate::state::State;
use crate::track::GOAL;

/// Relative difference between a value and its terms that is rounding and nothing else.
const ROUNDING: f64 = 1e-12;

/// A candidate with these terms, which make its score.
pub(super) fn candidate(game: &Hare, state: &State, action: Action, terms: Vec<Term>, chosen: bool) -> Candidate {
    Candidate {
        label: wording::action(game, state, action),
        action: serde_json::to_value(action).unwrap_or(Value::Null),
        score: terms.iter().map(|term| term.value).sum(),
        terms,
        chosen,
        marks: wording::marks(game, state, action),
        ..Candidate::default()
    }
}

/// The parts of a seat's own position as terms, each times `scale`.
pub(super) fn own(parts: Parts, scale: f64) -> Vec<Term> {
    let term = |id: &'static str, value: f64| Term::plain(id, scale * value);
    let mut terms = vec![
        term("term-hare_salads", parts.salads),
        term("term-hare_carrots", parts.carrots),
        term("term-hare_squares", parts.squares),
    ];
    if parts.turns != 0.0 {
        terms.push(term("term-hare_turns", parts.turns));
    }
    if parts.home != 0.0 {
        terms.push(term("term-hare_home", parts.home));
    }
    terms
}

/// The parts of the rival that is compared with: they count against one.
pub(super) fn rival(seat: Seat, parts: Parts, scale: f64) -> Vec<Term> {
    let term = |id: &'static str, value: f64| {
        let name = Message::new(id).with("seat", Message::seat(seat));
        Term::weighted(name, value, -scale)
    };
    let mut terms = vec![
        term("term-hare_rival_salads", parts.salads),
        term("term-hare_rival_carrots", parts.carrots),
        term("term-hare_rival_squares", parts.squares),
    ];
    if parts.turns != 0.0 {
        terms.push(term("term-hare_rival_turns", parts.turns));
    }
    if parts.home != 0.0 {
        terms.push(term("term-hare_rival_home", parts.home));
    }
    terms
}

/// Brings along what a seat is expected to have left at the `end` of the line.
pub(super) fn bring(terms: &mut [Term], game: &Hare, end: &State, seat: Seat) {
    let way: u32 = game.runners().map(|runner| u32::from(GOAL.saturating_sub(game.square(end, seat, runner)))).sum();
    for term in terms {
        let facts = Facts::new();
        term.facts = match &*term.name.id {
            "term-hare_salads" => facts.count("salads_end", end.salads(seat)),
            "term-hare_carrots" => facts.count("carrots_end", end.carrots(seat)),
            "term-hare_squares" => facts.count("way_end", way),
            _ => facts,
        };
    }
}

/// What the terms leave of a value: other cards that may come, since a line tells of one.
pub(super) fn complete(terms: &mut Vec<Term>, value: f64) {
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    let size = terms.iter().map(|term| term.value.abs()).sum::<f64>().max(1.0);
    if rest.abs() > ROUNDING * size {
        terms.push(Term::plain("term-hare_other_cards", rest));
    }
}

/// An explanation of these candidates, the best first. The table says what `end` is worth to every seat, in its parts: the
/// vector that was chosen for.
pub(super) fn explanation(
    method: &'static str,
    headline: Message,
    mut candidates: Vec<Candidate>,
    game: &Hare,
    end: &State,
    parts: &[Parts],
) -> Explanation {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then(b.chosen.cmp(&a.chosen)));
    let column = |title, meaning| Column { title: Message::new(title), meaning: Message::new(meaning) };
    let row = |(seat, parts): (Seat, &Parts)| Row {
        place: Mark::At(game.square(end, seat, crate::Runner::A).into()),
        label: Message::seat(seat),
        values: [parts.salads, parts.carrots, parts.squares + parts.home, parts.turns, parts.total()]
            .map(Some)
            .to_vec(),
    };
    Explanation {
        agent: Message::new(method),
        headline,
        candidates,
        columns: vec![
            column("column-hare_salads", "meaning-hare_salads"),
            column("column-hare_carrots", "meaning-hare_carrots"),
            column("column-hare_squares", "meaning-hare_squares"),
            column("column-hare_turns", "meaning-hare_turns"),
            column("column-hare_worth", "meaning-hare_worth"),
        ],
        rows: Seat::all(parts.len()).zip(parts).map(row).collect(),
        audience: Audience::Everyone,
        ..Explanation::default()
    }
}
