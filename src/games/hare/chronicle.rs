//! Events in words, for the log: a heading for each round, and below it who did what.

use hare::Event;
use lab::GameModule;
use registry::games::HareModule;
use tabletop::Seat;

use super::{cues, state::RaceTable};
use crate::{
    table::{Entry, LoggedEvent, Tone},
    text::Words,
};

/// Writes the log of what happened so far anew.
pub fn write(table: &mut RaceTable, past: &[LoggedEvent<Event>], words: &Words) {
    let Some(mut session) = table.host.session().cloned() else { return };
    let mut round = 0;
    for told in past {
        session.seek(told.step);
        let now = u32::from(session.state().round());
        if now != round {
            round = now;
            head(table, words, round, told.step);
        }
        line(table, words, told);
    }
}

/// Tells one event, under the heading of its round.
pub fn tell(table: &mut RaceTable, words: &Words, told: &LoggedEvent<Event>) {
    let round = table.shown.round;
    let headed = table.log.entries().iter().rev().find(|entry| entry.tone == Tone::Turn);
    let title = words.with("hare-log-round", &[("round", &round)]);
    if headed.is_none_or(|entry| entry.text != title) {
        head(table, words, round, told.step);
    }
    line(table, words, told);
}

fn head(table: &mut RaceTable, words: &Words, round: u32, step: usize) {
    let text = words.with("hare-log-round", &[("round", &round)]);
    table.log.add(Entry { text, tone: Tone::Turn, step, ..Entry::default() });
}

fn line(table: &mut RaceTable, words: &Words, told: &LoggedEvent<Event>) {
    let Some(line) = HareModule.narrate(table.game(), &table.names(words), &told.event) else { return };
    let seat = seat_of(&told.event).or_else(|| cues::doer(table, told.step));
    let tone = if matches!(told.event, Event::Home { .. } | Event::Over(_)) { Tone::Loud } else { Tone::Plain };
    let place = place_of(&told.event).map(u16::from);
    table.log.add(Entry { seat, text: words.message(&line.message), tone, place, step: told.step });
}

/// Whom an event is about; nobody where it is about the race.
pub fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Moved { seat, .. }
        | Event::Toll { seat, .. }
        | Event::WillEat { seat, .. }
        | Event::WillMiss(seat)
        | Event::Took(seat)
        | Event::Gave(seat)
        | Event::Kept(seat)
        | Event::Ate { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Restarted { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Refunded { seat, .. }
        | Event::Sent { seat, .. }
        | Event::Idle { seat, .. }
        | Event::Missed(seat)
        | Event::Home { seat, .. } => Some(seat),
        Event::Over(_) => None,
    }
}

/// The square an event leads to.
pub fn place_of(event: &Event) -> Option<u8> {
    match *event {
        Event::Moved { to, .. } | Event::Sent { to, .. } => Some(to),
        Event::Restarted { .. } => Some(0),
        Event::Home { .. } => Some(hare::GOAL),
        _ => None,
    }
}
