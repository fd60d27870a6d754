//! What the line below a recorded race shows: turns, salads eaten, who came home.

use hare::{Event, Hare};
use tabletop::{Seat, Session};

use super::state::RaceTable;
use crate::{
    table::replay::{Mark, Sign, Timeline},
    text::Words,
};

/// The line of a race that stands at its end.
pub fn timeline(table: &RaceTable, words: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    let turn = |past: &Session<Hare>| (u32::from(past.state().round()), Some(past.state().mover()));
    Timeline::of_turns(session, marks(table, words), turn)
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
