//! Decisions that are being worked out again, and the time it takes.

use std::{collections::VecDeque, time::Duration};

use bevy::platform::time::Instant;
use derive_where::derive_where;
use tabletop::Game;

use super::recall::Recall;
use crate::table::Made;

/// How long opponents are asked in all, so that a long game of slow ones does not keep a processor busy.
const LONGEST: Duration = Duration::from_secs(30);

/// Decisions that are being worked out again.
#[derive_where(Default)]
pub struct Recollection<G: Game> {
    /// Those that are asked for, the latest first.
    pub asked: VecDeque<Pending<G>>,
    /// Those that came back and are not shown yet, the latest first.
    pub made: Vec<Made>,
    /// Time spent before the stretch under way, and when that began.
    spent: Duration,
    pub since: Option<Instant>,
    /// When what came back was shown last.
    pub shown: Option<Instant>,
}

/// A decision that is asked for.
pub enum Pending<G: Game> {
    /// A decision that nobody can be asked about: a person's, or a program's, which is not started for it.
    Silent(Made),
    /// One that is being worked out again.
    Asked(Recall<G>),
}

impl<G: Game> Recollection<G> {
    /// Stops, since opponents are to play: nobody waits for what they thought long ago.
    pub fn rest(&mut self) {
        self.spent += self.since.take().map_or(Duration::ZERO, |since| since.elapsed());
        self.asked.clear();
    }

    /// Takes what has come back, in order.
    pub fn take(&mut self) {
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
    pub fn has_time(&self) -> bool {
        self.spent + self.since.map_or(Duration::ZERO, |since| since.elapsed()) < LONGEST
    }

    /// The step of the earliest decision that was asked for or came back.
    pub fn earliest(&self) -> Option<usize> {
        let asked = self.asked.back().map(|pending| match pending {
            Pending::Silent(made) => made.step,
            Pending::Asked(recall) => recall.step,
        });
        asked.or_else(|| self.made.last().map(|made| made.step))
    }

    /// Whether anybody is being asked.
    pub fn is_asking(&self) -> bool {
        !self.asked.is_empty()
    }
}
