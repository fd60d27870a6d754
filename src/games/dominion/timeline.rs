//! What the line below a recorded game shows: turns, great cards bought, the end.

use dominion::{Card, Dominion, Event, Task};
use tabletop::{Seat, Session};

use super::{state::RealmTable, wording};
use crate::{
    table::{
        LoggedEvent,
        replay::{Mark, Sign, Timeline},
    },
    text::Words,
};

/// The line of a game that stands at its end.
pub fn timeline(table: &RealmTable, words: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    Timeline::of_turns(session, marks(table, words), turn_of)
}

/// Whose turn it is and which, from 1; nobody's and 0 while the first hands are dealt.
pub fn turn_of(past: &Session<Dominion>) -> (u32, Option<Seat>) {
    let state = past.state();
    let turns = state.players.get(state.active.index()).map_or(0, |player| u32::from(player.turns));
    let dealing = turns == 0 && state.stack.contains(&Task::Begin) && state.active == Seat(0)
        || state.stack.contains(&Task::First);
    if dealing && state.players.iter().all(|player| player.turns == 0) {
        return (0, None);
    }
    (turns + 1, Some(state.active))
}

fn marks(table: &RealmTable, words: &Words) -> Vec<Mark> {
    let mark = |told: LoggedEvent<Event>| {
        let step = told.step + 1;
        match told.event {
            Event::Bought { seat, card } if matches!(card, Card::PROVINCE | Card::COLONY) => {
                let card = wording::card(words, table.game(), card);
                let text = words.with("realm-mark-bought", &[("name", &table.name(words, seat)), ("card", &card)]);
                Some(Mark { step, seat, sign: Sign::Gain, text })
            }
            Event::Over(_) => {
                let seat = table.shown.active();
                Some(Mark { step, seat, sign: Sign::Over, text: words.get("realm-mark-over").to_owned() })
            }
            _ => None,
        }
    };
    table.host.past(0).into_iter().filter_map(mark).collect()
}
