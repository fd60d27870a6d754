//! The past on the table while a person is to act: what others did since the last turn, told again (`recap`), or the table as it lay when an
//! opponent decided, while the reasons for that are read. The game stands still meanwhile, and what the person was about to do is kept.

use tabletop::Seat;

use super::{Table, TableGame, state::LookBack};
use crate::text::Words;

/// What the dock says while the past is on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastWords {
    /// What is shown.
    pub title: String,
    /// The same in a sentence.
    pub advice: String,
    /// The button that leads back to the game.
    pub primary: String,
}

impl<T: TableGame> Table<T> {
    /// The person who is to act, also while the table is shown as it lay at an earlier step.
    pub fn person_to_act(&self) -> Option<Seat> {
        self.actor().or_else(|| self.look_back.as_ref().map(|look| look.reader))
    }

    /// Whether the table is shown as it lay at an earlier step.
    pub fn looks_back(&self) -> bool {
        self.look_back.is_some()
    }

    /// Shows the table as it lay before a step, where a person is to act there. Returns whether it could be shown.
    pub(super) fn look_back_to(&mut self, step: usize) -> bool {
        self.come_back();
        // Where nothing is decided on the table, such as between two fights, nothing is laid there either.
        let Some(reader) = self.actor().filter(|_| self.view.is_some()) else { return false };
        if self.tape.is_some() || !self.caught_up() || self.replaying.is_some() {
            return false;
        }
        let Some(then) = T::shown_at(self, step) else { return false };
        let draft = std::mem::take(&mut self.draft);
        T::pass_on(self);
        let now = std::mem::replace(&mut self.shown, then);
        self.look_back = Some(LookBack { step, reader, now, draft });
        true
    }

    /// The step before which the table is shown.
    pub(super) fn looks_back_to(&self) -> Option<usize> {
        self.look_back.as_ref().map(|look| look.step)
    }

    /// Shows the table as it is again, with all that the person to act had in hand. Returns whether it was shown otherwise.
    pub(super) fn come_back(&mut self) -> bool {
        let Some(LookBack { reader, now, draft, .. }) = self.look_back.take() else { return false };
        self.shown = now;
        T::arrive(self, reader);
        self.draft = draft;
        true
    }

    /// What the dock says while the past is on the table.
    pub fn past_words(&self, words: &Words) -> Option<PastWords> {
        let said = |title: &str, advice: String, primary: &str| PastWords {
            title: words.get(title).to_owned(),
            advice,
            primary: words.get(primary).to_owned(),
        };
        if let Some(look) = &self.look_back {
            let by = self.host.action_at(look.step).map(|(seat, _)| self.name(words, seat)).unwrap_or_default();
            let advice = words.with("past-then_advice", &[("name", &by)]);
            return Some(said("past-then", advice, "past-back"));
        }
        self.replaying
            .is_some()
            .then(|| said("recap-replaying", words.get("recap-replaying_advice").to_owned(), "recap-skip"))
    }
}
