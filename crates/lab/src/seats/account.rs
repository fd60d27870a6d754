//! What an outside program forfeited in one game.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Messages kept until somebody takes them; what went wrong next is mostly the same again.
const MOST_NOTES: usize = 16;

/// The forfeits of one seat in one game, told by its agent and read by the host.
#[derive(Debug, Default)]
pub struct Account {
    forfeits: AtomicU64,
    notes: Mutex<Vec<String>>,
}

impl Account {
    /// Counts a forfeited move.
    pub fn forfeit(&self) {
        self.forfeits.fetch_add(1, Ordering::Relaxed);
    }

    /// Keeps a message, unless there are too many.
    pub fn note(&self, note: String) {
        let mut notes = self.lock();
        if notes.len() < MOST_NOTES {
            notes.push(note);
        }
    }

    /// Moves forfeited.
    pub fn forfeits(&self) -> u64 {
        self.forfeits.load(Ordering::Relaxed)
    }

    /// Takes the messages, in their order.
    pub fn take_notes(&self) -> Vec<String> {
        std::mem::take(&mut self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
