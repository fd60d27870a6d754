//! The log of the table: what a [`Teller`] says of all that happened.

use std::sync::Arc;

use dice::{Event as Fought, gauntlet::Event};
use tabletop::Seat;

use super::{state::Duel, teller::Teller};
use crate::{
    table::{Log, LoggedEvent},
    text::Words,
};

/// Writes what happened into an empty log.
pub fn write(table: &mut Duel, past: &[LoggedEvent<Event>], words: &Words) {
    let mut log = Log::default();
    let mut teller = teller(table, words);
    let cut = past.first().is_some_and(|told| told.step > 0);
    // The first turn of a duel begins with the fight itself, and so without an event.
    if !cut
        && table.own.road.is_none()
        && let Some(start) = table.position_at(0).and_then(|position| position.fight)
    {
        let event = Event::Fight(Fought::Turn { seat: start.active, round: start.round });
        teller.tell(&mut log, &LoggedEvent { step: 0, event });
    }
    let rules = table.journey().map(|(rules, _)| Arc::clone(rules));
    let begins = past.iter().position(|told| matches!(told.event, Event::Begins(_)));
    // Where the beginning is cut off, so may be that of the fight with somebody else.
    let known = begins.filter(|_| cut).unwrap_or(0);
    for told in &past[known..] {
        if let (Event::Begins(enemy), Some(rules)) = (told.event, &rules) {
            teller.names[1] = words.person(rules.enemy(enemy).map_or("?", |enemy| enemy.fighter.name.as_str()));
        }
        teller.tell(&mut log, told);
    }
    table.log = log;
}

/// Whoever tells of the fight that is shown.
pub fn teller<'a>(table: &'a Duel, words: &'a Words) -> Teller<'a> {
    Teller { catalogue: table.game().catalogue(), names: [0, 1].map(|seat| table.name(words, Seat(seat))), words }
}
