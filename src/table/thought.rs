//! The line between the window and a thinking opponent.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::platform::time::Instant;
use tabletop::{Monitor, Seat};

/// A decision that takes longer than this is cut short: nobody waits for ever.
pub(super) const LONGEST_THOUGHT: Duration = Duration::from_secs(20);

/// What an opponent is thinking about right now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Whose decision it is.
    pub seat: Seat,
    /// Positions or iterations so far.
    pub nodes: u64,
    /// The depth under way, 0 for opponents that do not look ahead.
    pub depth: u32,
    /// How long it has thought.
    pub time: Duration,
}

/// Seen from both threads: the thinking one says what it is at, the window's may stop it.
#[derive(Default, Debug)]
pub struct ThinkingHandle {
    halted: AtomicBool,
    under_way: Mutex<Option<UnderWay>>,
}

#[derive(Clone, Debug)]
struct UnderWay {
    seat: Seat,
    monitor: Arc<Monitor>,
    since: Instant,
}

impl ThinkingHandle {
    /// Ends the stretch of play as soon as can be: the decision under way is cut short and no other begins.
    pub fn halt(&self) {
        self.halted.store(true, Ordering::Relaxed);
        self.cut();
    }

    /// Whether the stretch is to end.
    pub fn halted(&self) -> bool {
        self.halted.load(Ordering::Relaxed)
    }

    /// Asks for the decision under way, whatever it is by now.
    pub fn cut(&self) {
        if let Some(under_way) = self.slot().as_ref() {
            under_way.monitor.stop();
        }
    }

    /// As [`ThinkingHandle::cut`], for a decision that has taken longer than `most`.
    pub fn cut_after(&self, most: Duration) {
        if let Some(under_way) = self.slot().as_ref()
            && under_way.since.elapsed() > most
        {
            under_way.monitor.stop();
        }
    }

    /// What is being thought about; `None` between decisions.
    pub fn thought(&self) -> Option<Thought> {
        self.slot().as_ref().map(|under_way| {
            let (nodes, depth) = under_way.monitor.progress();
            Thought { seat: under_way.seat, nodes, depth, time: under_way.since.elapsed() }
        })
    }

    /// A decision begins; its monitor has been stopped already if the stretch was halted meanwhile.
    pub(super) fn begin(&self, seat: Seat) -> Arc<Monitor> {
        let monitor = Arc::new(Monitor::new());
        *self.slot() = Some(UnderWay { seat, monitor: Arc::clone(&monitor), since: Instant::now() });
        if self.halted() {
            monitor.stop();
        }
        monitor
    }

    /// The decision is made.
    pub(super) fn end(&self) {
        *self.slot() = None;
    }

    /// A panic of an opponent must not take the window with it, so a poisoned lock is as good as another.
    fn slot(&self) -> std::sync::MutexGuard<'_, Option<UnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_halt_reaches_the_decision_under_way_and_the_next() {
        let thinking = ThinkingHandle::default();
        let first = thinking.begin(Seat(0));
        assert!(!first.stopped());
        thinking.halt();
        assert!(first.stopped());
        assert!(thinking.begin(Seat(1)).stopped());
        assert_eq!(thinking.thought().map(|thought| thought.seat), Some(Seat(1)));
        thinking.end();
        assert!(thinking.thought().is_none());
    }

    #[test]
    fn the_cap_cuts_only_what_takes_too_long() {
        let thinking = ThinkingHandle::default();
        let monitor = thinking.begin(Seat(0));
        thinking.cut_after(Duration::from_secs(60));
        assert!(!monitor.stopped());
        thinking.cut_after(Duration::ZERO);
        assert!(monitor.stopped());
    }
}
