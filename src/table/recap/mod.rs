//! What opponents did since a person's last turn, as far as that person saw it: in a few lines, and cue by cue on the board.

mod card;
#[cfg(test)]
pub(crate) mod checks;
mod line;

use tabletop::Seat;

pub use card::{RecapAsk, RecapModel, recap_card, recap_lines};
pub use line::RecapLine;

use super::{LoggedEvent, Table, TableGame, state::Recap};
use crate::text::Words;

impl<T: TableGame> Table<T> {
    /// Sums up what happened since the last turn of the person whose turn begins.
    pub fn sum_up(&mut self, seat: Seat, words: &Words) {
        let Some(steps) = self.host.steps() else { return };
        let Some(last) = (0..steps).rev().find_map(|step| self.host.action_at(step)) else { return };
        if last.0 == seat {
            // In the middle of the turn the card has been read.
            self.recap_open = false;
        } else if self.recap.as_ref().is_none_or(|recap| recap.at != steps) {
            self.recap = self.recap_of(seat, steps, words);
            self.recap_open = self.recap.as_ref().is_some_and(|recap| !recap.lines.is_empty());
        }
    }

    /// What happened since the last turn of `seat`, whose turn has just begun; `None` where it had none before. Follows the
    /// session's own steps: nothing is rolled again.
    fn recap_of(&self, seat: Seat, steps: usize, words: &Words) -> Option<Recap<T>> {
        if T::round(self) == 0 {
            return None;
        }
        let by = |step: &usize| self.host.action_at(*step).is_some_and(|(by, _)| by == seat);
        let last = (0..steps).rev().find(by)?;
        let past = self.host.past(last);
        // What fell by chance before the next turn began, such as a card for a capture, was still the person's.
        let own = |step: usize| {
            let turned = past.iter().any(|told| told.step < step && T::begins_turn(&told.event));
            !turned && self.host.action_at(step).is_none()
        };
        let first = (last + 1..steps).find(|step| !own(*step))?;
        let since = past.iter().filter(|told| told.step >= first || T::is_of_next(&told.event, seat));
        let told: Vec<_> =
            since.filter_map(|told| Some(LoggedEvent { step: told.step, event: self.seen(&told.event)? })).collect();
        let events = told.iter().filter(|told| told.step >= first).cloned().collect();
        let before = T::shown_at(self, first)?;
        let lines = T::recap(self, &before, &told, seat, words);
        Some(Recap { reader: seat, at: steps, before, events, told, lines })
    }

    /// Says the same again, in another language.
    pub(super) fn sum_up_anew(&mut self, words: &Words) {
        if let Some(mut recap) = self.recap.take() {
            recap.lines = T::recap(self, &recap.before, &recap.told, recap.reader, words);
            self.recap = Some(recap);
        }
    }

    /// Shows again what happened since the last turn of the person to act, from the table as it lay then. The game stands still
    /// meanwhile, and nothing is rolled again.
    pub fn replay_recap(&mut self) {
        let Some(recap) = self.recap.as_ref().filter(|recap| self.actor().is_some() && !recap.events.is_empty()) else {
            return;
        };
        let (before, events) = (recap.before.clone(), recap.events.clone());
        let draft = std::mem::take(&mut self.draft);
        T::pass_on(self);
        (self.shown, self.replaying, self.recap_open) = (before, Some(draft), false);
        T::queue(self, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_opponent_did_is_one_sentence() {
        let told = |harm: &[&str], text: &[&str]| {
            let owned = |part: &[&str]| part.iter().map(ToString::to_string).collect::<Vec<_>>();
            let line = RecapLine::new(Seat(0), &owned(harm), &owned(text));
            format!("{}|{}", line.harm, line.text)
        };
        assert_eq!(told(&["a"], &["b", "c"]), "a;|b; c.");
        assert_eq!(told(&["a", "b"], &[]), "a; b.|");
        assert_eq!(told(&[], &["a"]), "|a.");
    }
}
