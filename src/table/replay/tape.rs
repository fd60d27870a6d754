//! A record that is played: what there is to stop at in it.

use std::sync::Arc;

use tabletop::Seat;

use super::timeline::Timeline;
use crate::table::LoggedEvent;

/// Events before a place that the log tells when one jumps there; more would cost time and is nowhere read.
const LOGGED: usize = 600;

/// A record that is played.
pub struct Tape<E> {
    /// What the time line shows.
    pub timeline: Arc<Timeline>,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// The seat through whose eyes it is watched; `None` where everything is seen.
    pub eyes: Option<Seat>,
    /// Whether the play of a seat can be looked over in this game.
    pub reviewable: bool,
    /// Everything that happens in the record, unredacted, in order.
    pub(super) events: Vec<LoggedEvent<E>>,
    /// Steps in all.
    pub(super) length: usize,
}

impl<E> Tape<E> {
    /// Steps in all.
    pub fn length(&self) -> usize {
        self.length
    }

    /// Everything told by steps before this one, the latest of it.
    pub(super) fn told_before(&self, step: usize) -> &[LoggedEvent<E>] {
        let end = self.events.partition_point(|told| told.step < step);
        &self.events[end.saturating_sub(LOGGED)..end]
    }

    /// The next place, after or before `at`, at which something has just been `seen`.
    pub(super) fn stop(&self, at: usize, forward: bool, seen: impl Fn(&E) -> bool) -> usize {
        if forward {
            let next = self.events.partition_point(|told| told.step < at);
            let found = self.events[next..].iter().find(|told| seen(&told.event));
            found.map_or(self.length, |told| told.step + 1)
        } else {
            let next = self.events.partition_point(|told| told.step + 1 < at);
            let found = self.events[..next].iter().rev().find(|told| seen(&told.event));
            found.map_or(0, |told| told.step + 1)
        }
    }

    /// The beginning of the turn after or before `at`.
    pub(super) fn turn(&self, at: usize, forward: bool) -> usize {
        let mut turns = self.timeline.sections.iter().map(|section| section.from);
        if forward {
            turns.find(|turn| *turn > at).unwrap_or(self.length)
        } else {
            turns.take_while(|turn| *turn < at).last().unwrap_or(0)
        }
    }
}
