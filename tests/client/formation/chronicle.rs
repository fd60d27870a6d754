//! Events in words: lines of the log, and what others did since a person's last turn.

use lab::GameModule;
use rubicon::{
    table::{Entry, LoggedEvent, recap::RecapLine},
    text::Words,
};
use tabletop::Seat;

use super::{
    module::{FormationModule, deed},
    rules::FormationEvent,
    state::FieldTable,
};

/// Tells an event in the log.
pub fn tell(table: &mut FieldTable, told: &LoggedEvent<FormationEvent>, words: &Words) {
    let line = FormationModule.narrate(table.host.game(), &table.names(words), &told.event);
    let Some(text) = line.map(|line| words.message(&line.message)) else { return };
    table.log.add(Entry { seat: Some(deed(&told.event).0), text, step: told.step, ..Entry::default() });
}

/// What the other seat did.
pub fn recap(events: &[LoggedEvent<FormationEvent>], reader: Seat) -> Vec<RecapLine> {
    let other = Seat(1 - reader.0);
    let deeds = events.iter().map(|told| deed(&told.event)).filter(|(seat, _)| *seat == other);
    let deeds: Vec<String> = deeds.map(|(_, deed)| deed).collect();
    if deeds.is_empty() { Vec::new() } else { vec![RecapLine::new(other, &[], &deeds)] }
}
