//! The log as the shared panel shows it: which lines have reasons that may be read, and where they happened.

use crate::{
    games::conquest::state::Match,
    table::{
        Entry, Tone,
        logbook::{LogFeed, LogLine, LogModel},
    },
};

/// The lines of a game's log as it stands.
pub(super) fn follow(feed: &mut LogFeed, table: &Match) -> LogModel {
    feed.follow(&table.log, table.reasons_open(), table.palette, |entry| line(table, entry))
}

fn line(table: &Match, entry: &Entry) -> LogLine {
    let plain = entry.tone == Tone::Plain;
    let readable = table.decision(entry.step).filter(|made| entry.tone != Tone::Turn && table.readable(made));
    let why = readable.filter(|made| plain && made.step == entry.step).and_then(|made| made.explanation.as_ref());
    LogLine {
        seat: entry.seat,
        livery: entry.seat.map(|seat| table.livery(seat)),
        text: entry.text.clone(),
        tone: entry.tone,
        place: entry.place,
        step: entry.step,
        reasons: readable.is_some(),
        why: why.map(|why| why.headline.clone()),
    }
}
