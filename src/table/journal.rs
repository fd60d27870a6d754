//! What the running game was up to now, within reach of a program that falls over.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError, TryLockError},
    time::Duration,
};

use tabletop::{Game, Record, Session, Step};

use crate::crash::Recorder;

/// Whoever writes a report while the program falls over waits so often for the lock, and so long each time.
const PATIENCE: (u32, Duration) = (50, Duration::from_millis(2));

/// The record of a running game, one step behind its session at most: the line of play it is on, without branches. Adding a step
/// costs a lock and a clone of the step; nothing is written before somebody asks.
#[derive(Debug)]
pub(super) struct Journal<G: Game> {
    record: Mutex<Record<G>>,
}

impl<G: Game> Journal<G> {
    pub fn new(session: &Session<G>) -> Self {
        Self { record: Mutex::new(Record { branches: Vec::new(), ..session.record(false) }) }
    }

    /// Takes over what was done or taken back since the last call.
    pub fn update(&self, session: &Session<G>) {
        let mut record = self.record.lock().unwrap_or_else(PoisonError::into_inner);
        let steps = session.steps();
        if record.line != session.line() {
            record.line = session.line();
            record.steps.clear();
        }
        record.steps.truncate(steps.len());
        let known = record.steps.len();
        record.steps.extend_from_slice(&steps[known..]);
        record.hash = session.hash();
        record.hindsight = session.hindsight();
    }

    /// A step that was made.
    pub fn step(&self, at: usize) -> Option<Step<G>> {
        self.record.lock().unwrap_or_else(PoisonError::into_inner).steps.get(at).cloned()
    }

    /// The record, unless a thread that stands still holds it.
    fn reach(&self) -> Option<MutexGuard<'_, Record<G>>> {
        for _ in 0..PATIENCE.0 {
            match self.record.try_lock() {
                Ok(record) => return Some(record),
                Err(TryLockError::Poisoned(poisoned)) => return Some(poisoned.into_inner()),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PATIENCE.1),
            }
        }
        None
    }
}

impl<G: Game> Recorder for Journal<G> {
    fn record(&self, about: BTreeMap<String, String>) -> Option<String> {
        let record = Record { about, ..self.reach()?.clone() };
        record.to_ron().ok()
    }
}
