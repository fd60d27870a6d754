//! Where a replay stands, and how it moves.

use std::sync::Arc;

use risk::{Event, EventKind, review::Review};
use tabletop::Session;

use super::timeline::Timeline;
use crate::{
    games::conquest::{
        chronicle::{Chronicle, Names},
        cues,
        shown::Shown,
        state::Match,
    },
    table::{LoggedEvent, Queue, Retrace},
    text::Words,
};

/// Events before a place that the log tells when one jumps there; more would cost time and is nowhere read.
const LOGGED: usize = 600;
/// Steps without anything to see that are made in one frame.
const UNSEEN_STEPS: usize = 32;

/// A record that is played.
pub struct Tape {
    /// What the time line shows.
    pub timeline: Arc<Timeline>,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// A decision that is being made again for its reasons.
    pub retrace: Option<Retrace>,
    /// Everything that happens in the record, unredacted, in order.
    events: Vec<LoggedEvent<Event>>,
    /// Steps in all.
    length: usize,
}

/// What the person who watches wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Play or pause; from the beginning where it has come to the end.
    Toggle,
    /// So many things to see further on, or back below zero.
    Step(i32),
    /// So many turns further on, or back below zero.
    Turn(i32),
    /// To the place before this step.
    Seek(usize),
    /// To the beginning.
    Start,
    /// To the end.
    End,
    /// Why the last decision was made.
    Why,
}

impl Tape {
    /// The tape of a session that stands at its end.
    pub fn new(session: &Session<risk::Risk>, events: Vec<LoggedEvent<Event>>, table: &Match, words: &Words) -> Self {
        let review = Review::of(session);
        let timeline = Arc::new(Timeline::new(&review, table, words));
        Self { timeline, playing: true, retrace: None, length: session.len(), events }
    }

    /// Steps in all.
    pub fn length(&self) -> usize {
        self.length
    }

    /// Everything told by steps before this one, the latest of it.
    fn told_before(&self, step: usize) -> &[LoggedEvent<Event>] {
        let end = self.events.partition_point(|told| told.step < step);
        &self.events[end.saturating_sub(LOGGED)..end]
    }

    /// The next place, after or before `at`, at which something has just been seen.
    fn stop(&self, at: usize, forward: bool) -> usize {
        if forward {
            let next = self.events.partition_point(|told| told.step < at);
            let seen = self.events[next..].iter().find(|told| cues::length(&told.event.kind) > 0.0);
            seen.map_or(self.length, |told| told.step + 1)
        } else {
            let next = self.events.partition_point(|told| told.step + 1 < at);
            let seen = self.events[..next].iter().rev().find(|told| cues::length(&told.event.kind) > 0.0);
            seen.map_or(0, |told| told.step + 1)
        }
    }

    /// The beginning of the turn after or before `at`.
    fn turn(&self, at: usize, forward: bool) -> usize {
        let turns = || {
            let begins = |told: &&LoggedEvent<Event>| matches!(told.event.kind, EventKind::Turn { .. });
            self.events.iter().filter(begins).map(|told| told.step + 1)
        };
        if forward {
            turns().find(|turn| *turn > at).unwrap_or(self.length)
        } else {
            turns().take_while(|turn| *turn < at).last().unwrap_or(0)
        }
    }
}

/// Does what the person who watches wants.
pub fn wind(table: &mut Match, wish: Wish, words: &Words) {
    let (Some(tape), Some(session)) = (&mut table.tape, table.host.session()) else { return };
    let at = session.len();
    match wish {
        Wish::Toggle if at >= tape.length => {
            tape.playing = true;
            seek(table, 0, words);
        }
        Wish::Toggle => tape.playing = !tape.playing,
        Wish::Step(by) => {
            tape.playing = false;
            // A single step ahead is told as it would be in the game; all others are jumps.
            if by == 1 && table.cues.is_empty() {
                advance(table);
            } else {
                let to = (0..by.unsigned_abs()).fold(at, |at, _| tape.stop(at, by > 0));
                seek(table, if table.cues.is_empty() { to } else { at }, words);
            }
        }
        Wish::Turn(by) => {
            let to = (0..by.unsigned_abs()).fold(at, |at, _| tape.turn(at, by > 0));
            seek(table, to, words);
        }
        Wish::Seek(to) => seek(table, to, words),
        Wish::Start => seek(table, 0, words),
        Wish::End => {
            tape.playing = false;
            let end = tape.length;
            seek(table, end, words);
        }
        Wish::Why => super::reasons::ask(table, at),
    }
}

/// Makes the next steps of a replay that plays, once what came before has been told.
pub fn go_on(table: &mut Match) {
    if table.tape.as_ref().is_some_and(|tape| tape.playing)
        && !advance(table)
        && let Some(tape) = &mut table.tape
    {
        tape.playing = false;
    }
}

/// Makes steps until there is something to see. Returns whether there was a step to make.
fn advance(table: &mut Match) -> bool {
    let mut made = false;
    for _ in 0..UNSEEN_STEPS {
        let Some(events) = table.host.follow() else { break };
        made = true;
        cues::queue(&mut table.cues, events);
        if !table.cues.is_empty() {
            break;
        }
    }
    made
}

/// Jumps to the place before a step.
fn seek(table: &mut Match, to: usize, words: &Words) {
    table.host.seek(to);
    table.cues = Queue::default();
    (table.dice, table.banner) = (None, None);
    let Some(view) = table.visible() else { return };
    table.shown = Shown::new(&view);
    let Some(tape) = &table.tape else { return };
    let names = Names::of(&table.host, words);
    let mut chronicle = Chronicle::default();
    for told in tape.told_before(to) {
        chronicle.tell(&names, told.step, &told.event.kind);
        if let EventKind::Rolled { from, to, .. } = told.event.kind {
            table.shown.fight = Some((from, to));
        } else {
            table.shown.fight = None;
        }
    }
    table.chronicle = chronicle;
}
