//! What each opponent did between two turns of a person, in few words.

use hare::Event;
use tabletop::Seat;

use super::{chronicle::seat_of, state::RaceTable, wording};
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// One line for each who did something, in the order of their turns, apart from the reader.
pub fn lines(table: &RaceTable, events: &[LoggedEvent<Event>], reader: Seat, words: &Words) -> Vec<RecapLine> {
    let mut deeds: Vec<(Seat, Vec<String>)> = Vec::new();
    for told in events {
        let Some(seat) = seat_of(&told.event).filter(|seat| *seat != reader) else { continue };
        let Some(text) = deed(table, words, &told.event) else { continue };
        match deeds.last_mut().filter(|(by, _)| *by == seat) {
            Some((_, texts)) => texts.push(text),
            None => deeds.push((seat, vec![text])),
        }
    }
    deeds.iter().map(|(seat, texts)| RecapLine::new(*seat, &[], texts)).collect()
}

/// A deed without its subject.
fn deed(table: &RaceTable, words: &Words, event: &Event) -> Option<String> {
    let place = |square: u8| wording::square(words, table.game(), square);
    Some(match *event {
        Event::Moved { to, carrots, .. } if carrots < 0 => {
            words.with("hare-recap-forward", &[("place", &place(to)), ("carrots", &carrots.unsigned_abs())])
        }
        Event::Moved { to, carrots, .. } => {
            words.with("hare-recap-back", &[("place", &place(to)), ("carrots", &carrots.unsigned_abs())])
        }
        Event::Toll { to, carrots, .. } => {
            words.with("hare-recap-toll", &[("name", &table.name(words, to)), ("carrots", &u32::from(carrots))])
        }
        Event::WillEat { .. } => words.get("hare-recap-will_eat").to_owned(),
        Event::Took(_) => words.get("hare-recap-took").to_owned(),
        Event::Gave(_) => words.get("hare-recap-gave").to_owned(),
        Event::Ate { carrots, .. } => words.with("hare-recap-ate", &[("carrots", &u32::from(carrots))]),
        Event::Paid { carrots, .. } => words.with("hare-recap-paid", &[("carrots", &u32::from(carrots))]),
        Event::Restarted { .. } => words.get("hare-recap-restarted").to_owned(),
        Event::Drew { card, .. } => {
            words.with("hare-recap-drew", &[("card", &wording::card(words, table.game(), card))])
        }
        Event::Sent { to, .. } => words.with("hare-recap-sent", &[("place", &place(to))]),
        Event::Missed(_) => words.get("hare-recap-missed").to_owned(),
        Event::Home { place, .. } => words.with("hare-recap-home", &[("place", &u32::from(place))]),
        Event::Kept(_) | Event::Refunded { .. } | Event::Idle { .. } | Event::WillMiss(_) | Event::Over(_) => {
            return None;
        }
    })
}
