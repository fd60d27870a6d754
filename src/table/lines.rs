//! The log of a table as the shared panel shows it: which lines have reasons that may be read, and where they happened.

use lab::GameModule;
use tabletop::{Eye, notation::Transcript};

use super::{
    Entry, LabContent, Table, TableGame, Tone,
    engine::Made,
    logbook::{LogFeed, LogLine, LogModel, ReasonsAsRead},
    why::{because, matters, quoted},
};
use crate::text::Words;

impl<T: TableGame> Table<T> {
    /// The lines of the log as it stands.
    pub fn log_model(&self, words: &Words, feed: &mut LogFeed) -> LogModel {
        let reasons = ReasonsAsRead { open: self.reasons_open(), recollected: self.reasons.recollected() };
        feed.refill(&self.log, reasons, self.palette, |before, entry| self.log_line(words, before, entry))
    }

    fn log_line(&self, words: &Words, before: Option<&Entry>, entry: &Entry) -> LogLine {
        let made = self.decision(entry.step).filter(|made| entry.tone != Tone::Turn && self.readable(made));
        // What a decision brought somebody else is not the decision.
        let own = |made: &&Made| entry.seat.is_none_or(|seat| seat == made.seat);
        let first = made.filter(|made| entry.tone == Tone::Plain && made.step == entry.step).filter(own);
        LogLine {
            seat: entry.seat,
            livery: entry.seat.map(|seat| self.livery(seat)),
            text: entry.text.clone(),
            tone: entry.tone,
            place: entry.place,
            step: entry.step,
            reasons: made.is_some(),
            notation: self.in_notation(before, entry),
            why: first.and_then(|made| self.why_in_words(words, made)),
        }
    }

    /// The step behind a line as people of the game write it, at the first line that tells of it. `None` where the game has no notation, and where
    /// not everybody who may read the log knows the step: persons who share the screen read the same lines.
    fn in_notation(&self, before: Option<&Entry>, entry: &Entry) -> Option<String> {
        let notation = <T::Content as LabContent>::MODULE.notation()?;
        let told_before = before.is_some_and(|before| before.step == entry.step && before.tone != Tone::Turn);
        if entry.tone == Tone::Turn || told_before {
            return None;
        }
        let step = self.host.step_at(entry.step)?;
        let eye = if self.shares_secrets() { Eye::Public } else { self.sight.eye() };
        let game = &**self.host.game();
        let word = notation.knows(game, &step, eye).then(|| Transcript::write_step(notation, game, &step, eye))?;
        (!word.is_empty()).then_some(word)
    }

    /// Why a decision was made, as whoever made it says it; `None` where the reasons are not known or say nothing.
    fn why_in_words(&self, words: &Words, made: &Made) -> Option<String> {
        let reasons = made.explanation.as_deref().filter(|reasons| matters(reasons))?;
        let names = |seat| Some(self.name_then(words, seat, Some(made.step)));
        Some(quoted(words, &because(words, &self.deliberation(reasons, (made.seat, Some(made.step)), &names))))
    }
}
