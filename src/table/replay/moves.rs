//! How a replay moves.

use std::sync::Arc;

use lab::GameModule;
use tabletop::{LineId, Seat};

use super::{
    tape::Tape,
    timeline::{Timeline, branches},
};
use crate::{
    table::{EventOf, LabContent, Log, LoggedEvent, Queue, Table, TableGame},
    text::Words,
};

/// Steps without anything to see that are made in one frame.
const UNSEEN_STEPS: usize = 32;

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
    /// To where this line leaves the one it branches off.
    Line(LineId),
    /// This seat's play looked over.
    Review(Seat),
    /// Through the eyes of this seat, or `None` to see everything.
    Eyes(Option<Seat>),
}

impl<T: TableGame> Table<T> {
    /// Lays the record of the session, which stands at its end, to be watched from its beginning.
    pub fn thread(&mut self, words: &Words) {
        let Some(length) = self.host.steps() else { return };
        let events = self.host.past(0);
        let branches = branches(&self.host.lines(), self.host.line());
        let timeline = Arc::new(Timeline { branches, ..T::timeline(self, &events, words) });
        let eyes = self.tape.as_ref().and_then(|tape| tape.eyes);
        let reviewable = T::Content::MODULE.reviewer(self.host.game(), Seat(0)).is_some();
        // What was found is of another line.
        self.review = None;
        self.tape = Some(Tape { timeline, playing: true, eyes, reviewable, events, length });
        self.jump(0, words);
    }

    /// Goes over to another line of play, where it leaves the one it branches off.
    fn switch(&mut self, line: LineId, words: &Words) {
        let fork = self.tape.as_ref().and_then(|tape| tape.timeline.branches.iter().find(|branch| branch.line == line));
        let Some(fork) = fork.map(|branch| branch.fork) else { return };
        self.host.switch(line);
        // Its names are told while it stands at its end, where nobody is a person of this machine.
        self.thread(words);
        if let Some(tape) = &mut self.tape {
            tape.playing = false;
        }
        self.jump(fork, words);
    }

    /// Does what the person who watches wants.
    pub fn wind(&mut self, wish: Wish, words: &Words) {
        let (Some(tape), Some(at)) = (&mut self.tape, self.host.steps()) else { return };
        match wish {
            Wish::Toggle if at >= tape.length => {
                tape.playing = true;
                self.jump(0, words);
            }
            Wish::Toggle => tape.playing = !tape.playing,
            Wish::Step(by) => {
                tape.playing = false;
                // A single step ahead is told as it would be in the game; all others are jumps.
                if by == 1 && self.cues.is_empty() {
                    step(self);
                } else {
                    let to = (0..by.unsigned_abs()).fold(at, |at, _| tape.stop(at, by > 0, T::is_seen));
                    let to = if self.cues.is_empty() { to } else { at };
                    self.jump(to, words);
                }
            }
            Wish::Turn(by) => {
                let to = (0..by.unsigned_abs()).fold(at, |at, _| tape.turn(at, by > 0));
                self.jump(to, words);
            }
            Wish::Line(line) => self.switch(line, words),
            Wish::Review(seat) => {
                tape.playing = false;
                self.look_over(seat);
            }
            Wish::Eyes(eyes) => {
                tape.eyes = eyes;
                self.sight = self.wanted_sight();
                self.jump(at, words);
            }
            Wish::Seek(to) => self.jump(to, words),
            Wish::Start => self.jump(0, words),
            Wish::End => {
                tape.playing = false;
                let end = tape.length;
                self.jump(end, words);
            }
            Wish::Why => {
                if let Some(decided) = (0..at).rev().find(|step| self.host.action_at(*step).is_some()) {
                    tape.playing = false;
                    self.why.ask(decided);
                }
            }
        }
    }

    /// Jumps to the place before a step.
    fn jump(&mut self, to: usize, words: &Words) {
        self.host.seek(to);
        (self.cues, self.banner, self.log, self.at) = (Queue::default(), None, Log::default(), to);
        T::jump(self);
        let told = self.tape.as_ref().map_or(&[][..], |tape| tape.told_before(to));
        let seen =
            |told: &LoggedEvent<EventOf<T>>| Some(LoggedEvent { step: told.step, event: self.seen(&told.event)? });
        let past: Vec<_> = told.iter().filter_map(seen).collect();
        self.write_log(&past, words);
    }
}

/// Makes the next steps of a replay that plays, once what came before has been told.
pub fn go_on<T: TableGame>(table: &mut Table<T>) {
    if table.tape.as_ref().is_some_and(|tape| tape.playing)
        && !step(table)
        && let Some(tape) = &mut table.tape
    {
        tape.playing = false;
    }
}

/// Makes steps until there is something to see. Returns whether there was a step to make.
fn step<T: TableGame>(table: &mut Table<T>) -> bool {
    let mut made = false;
    for _ in 0..UNSEEN_STEPS {
        let Some(events) = table.host.step_forward() else { break };
        made = true;
        // What was declared has no events; the log tells it all the same.
        table.stale_log |= table.host.declared().last().map(|said| said.step + 1) == table.host.steps();
        table.queue(events);
        if !table.cues.is_empty() {
            break;
        }
    }
    made
}
