//! What the line below a recorded race shows: turns, salads eaten, who came home.

use hare::{Event, Hare};
use tabletop::{Seat, Session, Turn};

use super::state::RaceTable;
use crate::{
    table::replay::{Mark, Section, Sign, Timeline},
    text::Words,
};

/// The line of a race that stands at its end.
pub fn timeline(table: &RaceTable, words: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    let mut sections: Vec<Section> = Vec::new();
    walk(session, |past| {
        let (step, state) = (past.len(), past.state());
        let (round, seat) = (u32::from(state.round()), Some(state.mover()));
        if let Some(section) = sections.last_mut() {
            section.to = step;
        }
        let same = sections.last().is_some_and(|section| (section.round, section.seat) == (round, seat));
        if !same && past.turn() != Turn::Over {
            sections.push(Section { from: step, to: step, round, seat });
        }
    });
    sections.retain(|section| section.to > section.from);
    Timeline { sections, marks: marks(table, words), length: session.len(), place: "watch-at", ..Timeline::default() }
}

fn marks(table: &RaceTable, words: &Words) -> Vec<Mark> {
    let named = |key: &str, seat: Seat| words.with(key, &[("name", &table.name(words, seat))]);
    let mark = |told: crate::table::LoggedEvent<Event>| {
        let step = told.step + 1;
        let (seat, sign, text) = match told.event {
            Event::Ate { seat, .. } => (seat, Sign::Gain, named("hare-mark-ate", seat)),
            Event::Restarted { seat, .. } => (seat, Sign::Fallen(seat), named("hare-mark-restarted", seat)),
            Event::Home { seat, .. } => (seat, Sign::Over, named("hare-mark-home", seat)),
            _ => return None,
        };
        Some(Mark { step, seat, sign, text })
    };
    table.host.past(0).into_iter().filter_map(mark).collect()
}

/// Shows `look` a session before each of its steps and at its end.
pub fn walk(session: &Session<Hare>, mut look: impl FnMut(&Session<Hare>)) {
    let mut past = session.clone();
    past.seek(0);
    loop {
        look(&past);
        if past.len() >= session.len() || past.redo().is_err() {
            break;
        }
    }
}
