//! Events in words, for the log: a heading for each turn, and below it who did what. Treasures that were played at once are one line.

use dominion::{Cards, Event, Type};
use lab::GameModule;
use registry::games::DominionModule;
use tabletop::Seat;

use super::{cues, state::RealmTable};
use crate::{
    table::{Entry, LoggedEvent, Tone},
    text::Words,
};

/// Writes the log of what happened so far anew.
pub fn write(table: &mut RealmTable, past: &[LoggedEvent<Event>], words: &Words) {
    let Some(mut session) = table.host.session().cloned() else { return };
    table.own.run = None;
    for told in past {
        session.seek(told.step);
        let action = table.host.action_at(told.step);
        if !cues::is_tidying(&session.state().stack, action, &told.event) {
            tell(table, words, told);
        }
    }
}

/// Tells one event.
pub fn tell(table: &mut RealmTable, words: &Words, told: &LoggedEvent<Event>) {
    let run = treasures(table, told);
    let (game, names) = (table.game(), table.names(words));
    let line = match &run {
        Some((seat, cards)) => DominionModule.narrate_together(game, &names, *seat, cards),
        None => DominionModule.narrate(game, &names, &told.event),
    };
    let Some(line) = line else { return };
    let tone = match told.event {
        Event::TurnBegan { .. } => Tone::Turn,
        Event::Over(_) => Tone::Loud,
        Event::Bought { card, .. } if game.is(card, Type::Victory) => Tone::Loud,
        _ => Tone::Plain,
    };
    let seat = cues::seat_of(&told.event);
    let entry = Entry { seat, text: words.message(&line.message), tone, place: None, step: told.step };
    match run {
        Some((_, cards)) if cards.total() > 1 => table.log.amend(entry),
        _ => table.log.add(entry),
    }
}

/// The treasures that were played in a step up to an event, and by whom, where it is one of them.
fn treasures(table: &mut RealmTable, told: &LoggedEvent<Event>) -> Option<(Seat, Cards)> {
    let before = table.own.run.take().filter(|(step, _)| *step == told.step);
    let Event::Played { seat, card, repeat: false } = told.event else { return None };
    if !table.game().is(card, Type::Treasure) {
        return None;
    }
    let mut run = before.map_or(Cards::NONE, |(_, cards)| cards);
    run.add(card, 1);
    table.own.run = Some((told.step, run));
    Some((seat, run))
}
