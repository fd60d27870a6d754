//! Steps that go another way than before.
//!
//! A step made where play went on before is one of three. The same step again goes along the line it is on, or along another
//! that goes on with it from there. Another step *replaces* what it leaves behind where that is the thinking of one seat alone:
//! actions of the seat that acts now, none of which showed it anything, ended the game, or has another line hanging on it. So to
//! take an action back and do another leaves no trace. In all other cases what is left behind stays: the step begins a new line.

use super::taking_back::was_shown;
use super::{Session, tree::Offshoot};
use crate::line::{LineError, LineId, MOST_LINES};
use crate::{Game, Illegal, NoEvents, Seat, Step, Turn};

impl<G: Game> Session<G> {
    /// Begins a new line here and keeps the rest of this one, whatever it is: for trying something in a game that is only looked
    /// at. Where nothing was taken back there is nothing to keep, and the line stays the same. Returns the current line.
    ///
    /// # Errors
    /// [`LineError::TooMany`].
    pub fn fork(&mut self) -> Result<LineId, LineError> {
        if !self.undone().is_empty() {
            if self.tree.is_full() {
                return Err(LineError::TooMany);
            }
            self.merge();
            let end = self.end();
            self.tree.set_aside(self.len(), end);
        }
        Ok(self.line())
    }

    /// Goes to the end of a line. The one that is left stays with all its steps, those taken back included, unless another begins
    /// with all of them.
    ///
    /// # Errors
    /// [`LineError::Unknown`].
    pub fn switch(&mut self, line: LineId) -> Result<(), LineError> {
        self.tree.len(line).ok_or(LineError::Unknown(line))?;
        if line != self.line() {
            self.merge();
        }
        let mut end = Some(self.end());
        for on_the_way in self.tree.way_to(line) {
            end = self.tree.swap(on_the_way, end);
        }
        self.seek(usize::MAX);
        Ok(())
    }

    /// Forgets a line. Steps that others share stay with them.
    ///
    /// # Errors
    /// [`LineError::Unknown`], and [`LineError::Current`] for the line the game stands on.
    pub fn remove(&mut self, line: LineId) -> Result<(), LineError> {
        if line == self.line() {
            return Err(LineError::Current);
        }
        let gone = self.tree.offshoots().get(&line).ok_or(LineError::Unknown(line))?;
        // What it showed is known, and nobody will see any more that this line went on elsewhere.
        let here = gone.parent == self.line() && gone.fork == self.tree.steps().len();
        let shared = self.tree.offshoots().values().any(|other| other.parent == line);
        if here && !shared && self.showed(line, gone.fork, None) {
            self.hindsight = self.hindsight.saturating_add(1);
        }
        self.tree.remove(line);
        Ok(())
    }

    /// How often play went on in another way although something had been shown that lay ahead: dice that had fallen, a card, a
    /// mission. It is counted where a new step is made from where some line already goes on over such a thing, or where that line
    /// is removed instead. To look at other lines does not count, nor to go along them. 0 in an honest game.
    pub fn hindsight(&self) -> u32 {
        self.hindsight
    }

    pub(super) fn push(&mut self, step: Step<G>) -> Result<Vec<G::Event>, Illegal> {
        let mut events = Vec::new();
        let on_this_line = self.undone().first() == Some(&step);
        let beside = self.beside();
        if on_this_line || (self.undone().is_empty() && beside.is_empty()) {
            self.course.follow(&*self.game, &step, &mut events)?;
            if !on_this_line {
                self.tree.append(step, &self.course);
            }
            return Ok(events);
        }
        let mut course = self.course.clone();
        course.follow(&*self.game, &step, &mut events)?;
        if let Some(line) = beside.into_iter().find(|line| self.tree.offshoots()[line].steps.first() == Some(&step)) {
            let end = self.worth_keeping(seat_of(&step)).then(|| {
                self.merge();
                self.end()
            });
            self.tree.swap(line, end);
        } else {
            self.leave(seat_of(&step))?;
            self.tree.append(step, &course);
        }
        self.course = course;
        Ok(events)
    }

    /// The lines that go on from here otherwise than the current one.
    fn beside(&self) -> Vec<LineId> {
        let here = |other: &Offshoot<G>| other.parent == self.line() && other.fork == self.len();
        self.tree.offshoots().iter().filter(|(_, other)| here(other)).map(|(line, _)| *line).collect()
    }

    /// Leaves the rest of the current line for a new step of `seat`'s, or of chance.
    fn leave(&mut self, seat: Option<Seat>) -> Result<(), Illegal> {
        let at = self.len();
        let kept = self.worth_keeping(seat);
        if kept && self.tree.is_full() {
            return Err(Illegal::new("too-many-lines", LineError::TooMany.to_string()).with("most", MOST_LINES as u32));
        }
        let mut ahead = self.tree.beyond(at).into_iter();
        if self.showed(self.line(), at, seat)
            || ahead.any(|line| self.showed(line, self.tree.offshoots()[&line].fork, seat))
        {
            self.hindsight = self.hindsight.saturating_add(1);
        }
        if kept {
            self.merge();
            let end = self.end();
            self.tree.set_aside(at, end);
        } else {
            self.tree.truncate(at);
        }
        Ok(())
    }

    /// Where another line begins with all steps of this one, goes over to it without a step: left alone, this one would be no line.
    fn merge(&mut self) {
        let end = self.tree.steps().len();
        let mut lines = self.tree.offshoots().iter();
        let longer = lines.find(|(_, other)| other.parent == self.line() && other.fork == end).map(|(line, _)| *line);
        if let Some(longer) = longer {
            self.tree.swap(longer, None);
        }
    }

    /// Whether what was taken back is more than the thinking of `seat` alone.
    pub(super) fn worth_keeping(&self, seat: Option<Seat>) -> bool {
        let undone = self.undone();
        !undone.is_empty()
            && (undone.iter().any(|step| seat_of(step) != seat)
                || self.tree.offshoots().values().any(|other| other.parent == self.line() && other.fork > self.len())
                || self.showed(self.line(), self.len(), seat)
                || self.end().standing.is_some())
    }

    /// Whether any step of a line from `from` on showed something, `seat` being the one that would know it too early.
    fn showed(&self, line: LineId, from: usize, seat: Option<Seat>) -> bool {
        let steps = match self.tree.offshoots().get(&line) {
            Some(offshoot) => &offshoot.steps[from - offshoot.fork..],
            None => &self.tree.steps()[from..],
        };
        let mut course = self.tree.course_on(&self.game, line, from);
        steps.iter().any(|step| {
            let before = course.state.clone();
            course.follow(&*self.game, step, &mut NoEvents).is_ok()
                && was_shown(&*self.game, &before, step, &course.state, seat)
        })
    }

    /// The seat that acts, if one does.
    pub(super) fn seat_to_act(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

/// Who made a step; `None` for chance.
fn seat_of<G: Game>(step: &Step<G>) -> Option<Seat> {
    match step {
        Step::Action(seat, _) | Step::Declaration(seat, _) => Some(*seat),
        Step::Outcome(_) => None,
    }
}
