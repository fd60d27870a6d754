//! Events in words, for the log and across the board.

use lab::GameModule;
use tabletop::Seat;

use super::{
    game::{BoardGame, Happened},
    state::FieldTable,
};
use crate::{
    table::{Entry, LoggedEvent, Tone},
    text::Words,
};

/// Tells an event in the log.
pub fn tell<B: BoardGame>(table: &mut FieldTable<B>, told: &LoggedEvent<Happened<B>>, words: &Words) {
    let Some(text) = line(table, words, &told.event) else { return };
    let seat = doer(table, told.step);
    let tone = if B::is_end(&told.event) { Tone::Loud } else { Tone::Plain };
    let action = table.host.action_at(told.step);
    let place = action.and_then(|(_, action)| B::piece_move(table.host.game(), &action)).map(|by| by.to.0);
    table.log.add(Entry { seat, text, tone, place, step: told.step });
}

/// An event in words; `None` where there is nothing to say of it.
pub fn line<B: BoardGame>(table: &FieldTable<B>, words: &Words, event: &Happened<B>) -> Option<String> {
    let line = B::MODULE.narrate(table.host.game(), &table.names(words), event)?;
    Some(words.message(&line.message))
}

/// Who did what came to pass at a step; what fell by chance was done by whoever acted before.
pub fn doer<B: BoardGame>(table: &FieldTable<B>, step: usize) -> Option<Seat> {
    (0..=step).rev().find_map(|step| table.host.action_at(step)).map(|(seat, _)| seat)
}
