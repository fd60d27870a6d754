//! What was weighed, as an explanation.

use tabletop::{Audience, Candidate, Column, Explanation, Mark, Message, Row, Term};

use crate::board::Square;
use crate::fox_hunt::action::Action;
use crate::fox_hunt::names::square_name;
use crate::fox_hunt::rules::FoxHunt;

/// Candidates told of, at most, beside the one that is chosen.
const SHOWN: usize = 8;

/// A square with the terms of its score.
pub(super) struct Weighed {
    pub square: Square,
    pub terms: Vec<Term>,
}

impl Weighed {
    pub fn score(&self) -> f64 {
        self.terms.iter().map(|term| term.value).sum()
    }
}

/// The square of the highest score, the first of several; one that is beside every board where there is none to choose from.
pub(super) fn best(weighed: &[Weighed]) -> Square {
    let best = weighed.iter().reduce(|best, next| if next.score() > best.score() { next } else { best });
    best.map_or(Square(u8::MAX), |best| best.square)
}

/// A shot in words.
pub(super) fn shot(square: Square) -> Message {
    Message::new("fox_hunt-do_shoot").with("square", Message::text(square_name(square)))
}

fn mark(game: &FoxHunt, square: Square) -> Mark {
    Mark::At(game.place(square).unwrap_or(u16::MAX))
}

/// An explanation of these squares, the best first.
pub(super) fn explanation(
    game: &FoxHunt,
    method: &'static str,
    headline: Message,
    mut weighed: Vec<Weighed>,
    chosen: Square,
) -> Explanation {
    weighed.sort_by(|a, b| b.score().total_cmp(&a.score()).then((b.square == chosen).cmp(&(a.square == chosen))));
    let mut shown: Vec<Weighed> = Vec::new();
    for one in weighed {
        if shown.len() < SHOWN || one.square == chosen {
            shown.push(one);
        }
    }
    if !shown.iter().any(|one| one.square == chosen) {
        shown.push(Weighed { square: chosen, terms: Vec::new() });
    }
    let candidate = |one: Weighed| Candidate {
        label: shot(one.square),
        action: serde_json::to_value(Action { square: one.square }).unwrap_or_default(),
        score: one.score(),
        chosen: one.square == chosen,
        marks: vec![mark(game, one.square)],
        terms: one.terms,
        ..Candidate::default()
    };
    Explanation {
        agent: Message::new(method),
        headline: headline.with("action", shot(chosen)),
        candidates: shown.into_iter().map(candidate).collect(),
        audience: Audience::Everyone,
        ..Explanation::default()
    }
}

/// Columns of numbers: what an answer tells in bits, and the chance of a fox in per cent, which is the one that is shown first.
pub(super) fn columns() -> Vec<Column> {
    let column = |title, meaning| Column { title: Message::new(title), meaning: Message::new(meaning) };
    vec![
        column("column-fox_hunt_bits", "column-fox_hunt_bits_meaning"),
        column("column-fox_hunt_chance", "column-fox_hunt_chance_meaning"),
    ]
}

/// The numbers of one square, the chance from 0 to 1.
pub(super) fn row(game: &FoxHunt, square: Square, chance: f64, bits: Option<f64>) -> Row {
    let label = Message::text(square_name(square));
    Row { place: mark(game, square), label, values: vec![bits, Some(100.0 * chance)] }
}
