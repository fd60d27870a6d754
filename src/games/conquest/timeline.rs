//! What the line below a recorded game of Conquest shows.

use risk::review::{MarkKind, Review};

use super::state::Match;
use crate::{
    games::conquest::place_names,
    table::replay::{Mark, Section, Sign, Timeline},
    text::Words,
};

/// The line of a game that stands at its end.
pub fn timeline(table: &Match, words: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    let review = Review::from_session(session);
    let mut sections = Vec::new();
    let mut begun = Section { from: 0, to: 0, round: 0, seat: None };
    let mut marks = Vec::new();
    for mark in &review.marks {
        let name = table.name(words, mark.seat);
        let step = mark.step + 1;
        let (sign, text) = match mark.kind {
            MarkKind::Turn => {
                let next = Section { from: step, to: step, round: mark.round, seat: Some(mark.seat) };
                let ended = std::mem::replace(&mut begun, next);
                sections.push(Section { to: step, ..ended });
                continue;
            }
            MarkKind::Eliminated(loser) => {
                let text = words.with(
                    "conquest-replay-eliminated",
                    &[("name", &name), ("loser", &table.name(words, loser)), ("round", &mark.round)],
                );
                (Sign::Fallen(loser), text)
            }
            MarkKind::Continent(continent) => {
                let continent = place_names::continent(words, table.map(), continent);
                let text = words.with(
                    "conquest-replay-continent",
                    &[("name", &name), ("continent", &continent), ("round", &mark.round)],
                );
                (Sign::Gain, text)
            }
            MarkKind::Over => (Sign::Over, words.with("conquest-replay-over", &[("round", &mark.round)])),
        };
        marks.push(Mark { step, seat: mark.seat, sign, text });
    }
    sections.push(Section { to: review.steps, ..begun });
    sections.retain(|section| section.to > section.from);
    Timeline { sections, marks, length: review.steps, place: "watch-at", ..Timeline::default() }
}
