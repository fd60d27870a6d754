//! The log of a table as the shared panel shows it: which lines have reasons that may be read, and where they happened.

use super::{
    Entry, Table, TableGame, Tone,
    logbook::{LogFeed, LogLine, LogModel},
};

impl<T: TableGame> Table<T> {
    /// The lines of the log as it stands.
    pub fn log_model(&self, feed: &mut LogFeed) -> LogModel {
        feed.follow(&self.log, self.reasons_open(), self.palette, |entry| self.log_line(entry))
    }

    fn log_line(&self, entry: &Entry) -> LogLine {
        let made = self.decision(entry.step).filter(|made| entry.tone != Tone::Turn && self.readable(made));
        let first = made.filter(|made| entry.tone == Tone::Plain && made.step == entry.step);
        LogLine {
            seat: entry.seat,
            livery: entry.seat.map(|seat| self.livery(seat)),
            text: entry.text.clone(),
            tone: entry.tone,
            place: entry.place,
            step: entry.step,
            reasons: made.is_some(),
            why: first.and_then(|made| made.explanation.as_ref()).map(|why| why.headline.clone()),
        }
    }
}
