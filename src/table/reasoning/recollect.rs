//! What was decided before a game was taken up again. While a person thinks, the opponents are asked anew, the latest decision first, so that
//! the log quotes them again and the panel goes through all they did. Decisions further back than there is time for are asked for one by one,
//! when somebody wants to read them ([`Recall`]).

use std::time::Duration;

use bevy::platform::time::Instant;
use tabletop::Seat;

use super::{
    recall::Recall,
    recollection::{Pending, Recollection},
};
use crate::table::{Made, RulesOf, Table, TableGame};

/// How many are asked at a time: answers are taken once a frame, and most come within one.
const AT_ONCE: usize = 8;
/// How often what came back is shown: the lines of the log are written anew for it.
const SHOWN_EVERY: Duration = Duration::from_secs(1);

impl<T: TableGame> Table<T> {
    /// Goes on working out what was decided before the game was taken up again, while a person is to act. Returns whether anything is
    /// to be shown anew.
    pub(super) fn recollect(&mut self) -> bool {
        let mut recollection = std::mem::take(&mut self.reasoning.recollection);
        let waits = self.tape.is_none()
            && self.caught_up()
            && !self.host.away()
            && (self.actor().is_some() || self.looks_back());
        if waits {
            recollection.take();
            self.ask_on(&mut recollection);
        } else {
            recollection.rest();
        }
        let due =
            recollection.asked.is_empty() || recollection.shown.is_none_or(|shown| shown.elapsed() >= SHOWN_EVERY);
        let shows = due && !recollection.made.is_empty();
        if shows {
            self.reasons.recollect(recollection.made.drain(..));
            recollection.shown = Some(Instant::now());
        }
        self.reasoning.recollection = recollection;
        shows
    }

    /// Asks for decisions further back.
    fn ask_on(&self, recollection: &mut Recollection<RulesOf<T::Content>>) {
        let kept = recollection.earliest().or_else(|| self.reasons.first()).or_else(|| self.host.steps());
        let Some(mut before) = kept.filter(|_| self.reasons.has_room()) else { return };
        while recollection.asked.len() < AT_ONCE && recollection.has_time() {
            let Some((step, seat)) = self.decision_before(before) else { break };
            recollection.since.get_or_insert_with(Instant::now);
            let known = self.reasoning.recalled.get(&step);
            let pending = match known {
                Some(Some(made)) => Pending::Silent(made.clone()),
                _ => match self.ask_again(step, seat) {
                    Some(recall) => Pending::Asked(recall),
                    None => Pending::Silent(Made { step, seat, explanation: None, impact: 0.0 }),
                },
            };
            recollection.asked.push_back(pending);
            before = step;
        }
        if recollection.asked.is_empty() {
            recollection.rest();
        }
    }

    /// Asks an opponent of ours about a decision of its own.
    fn ask_again(&self, step: usize, seat: Seat) -> Option<Recall<RulesOf<T::Content>>> {
        let spec = self.spec(seat)?;
        if lab::is_program(spec) { None } else { Recall::ask(self, step, seat) }
    }

    /// The last decision before a step, a person's too.
    pub(super) fn decision_before(&self, step: usize) -> Option<(usize, Seat)> {
        (0..step).rev().find_map(|at| Some((at, self.host.action_at(at)?.0)))
    }

    /// The first decision after a step, a person's too.
    pub(super) fn decision_after(&self, step: usize) -> Option<(usize, Seat)> {
        (step + 1..self.host.steps()?).find_map(|at| Some((at, self.host.action_at(at)?.0)))
    }
}
