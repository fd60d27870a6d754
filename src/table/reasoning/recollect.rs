//! What was decided before a game was taken up again. While a person thinks, the opponents are asked anew, the latest decision first, so that
//! the log quotes them again and the panel goes through all they did. Decisions further back than there is time for are asked for one by one,
//! when somebody wants to read them ([`Recall`]).

use std::{collections::VecDeque, time::Duration};

use bevy::platform::time::Instant;
use derive_where::derive_where;
use tabletop::{Game, Seat};

use super::advice::Recall;
use crate::table::{Made, RulesOf, Table, TableGame};

/// How long opponents are asked in all, so that a long game of slow ones does not keep a processor busy.
const LONGEST: Duration = Duration::from_secs(30);
/// How many are asked at a time: answers are taken once a frame, and most come within one.
const AT_ONCE: usize = 8;
/// How often what came back is shown: the lines of the log are written anew for it.
const SHOWN_EVERY: Duration = Duration::from_secs(1);

/// Decisions that are being worked out again.
#[derive_where(Default)]
pub struct Recollection<G: Game> {
    /// Those that are asked for, the latest first.
    asked: VecDeque<Pending<G>>,
    /// Those that came back and are not shown yet, the latest first.
    made: Vec<Made>,
    /// Time spent before the stretch under way, and when that began.
    spent: Duration,
    since: Option<Instant>,
    /// When what came back was shown last.
    shown: Option<Instant>,
}

enum Pending<G: Game> {
    /// A decision that nobody can be asked about: a person's, or a program's, which is not started for it.
    Silent(Made),
    /// One that is being worked out again.
    Asked(Recall<G>),
}

impl<G: Game> Recollection<G> {
    /// Stops, since opponents are to play: nobody waits for what they thought long ago.
    fn rest(&mut self) {
        self.spent += self.since.take().map_or(Duration::ZERO, |since| since.elapsed());
        self.asked.clear();
    }

    /// Takes what has come back, in order.
    fn take(&mut self) {
        while let Some(first) = self.asked.front_mut() {
            let made = match first {
                Pending::Silent(made) => made.clone(),
                Pending::Asked(recall) => match recall.poll() {
                    Some(made) => made.unwrap_or_else(|| recall.unexplained()),
                    None => break,
                },
            };
            self.made.push(made);
            self.asked.pop_front();
        }
    }

    /// Whether there is time to ask on.
    fn has_time(&self) -> bool {
        self.spent + self.since.map_or(Duration::ZERO, |since| since.elapsed()) < LONGEST
    }

    /// The step of the earliest decision that was asked for or came back.
    fn earliest(&self) -> Option<usize> {
        let asked = self.asked.back().map(|pending| match pending {
            Pending::Silent(made) => made.step,
            Pending::Asked(recall) => recall.step,
        });
        asked.or_else(|| self.made.last().map(|made| made.step))
    }
}

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

impl<G: Game> Recollection<G> {
    /// Whether anybody is being asked.
    pub fn is_asking(&self) -> bool {
        !self.asked.is_empty()
    }
}
