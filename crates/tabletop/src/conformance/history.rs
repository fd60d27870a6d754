//! Undo, seek, branches, replay, and records that were tampered with.

use std::sync::Arc;

use rand::RngExt;

use super::golden::random_step;
use super::promise::{Promise, Violation, brief};
use super::suite::Suite;
use crate::{Eye, Game, Record, RecordError, Seat, Session, Step, Turn, UndoError};

/// Steps gone back to, besides the ends and the neighbourhood of the first keyframe.
const SEEKS: usize = 6;
/// Places at which another action is tried, to begin a branch.
const BRANCHES: usize = 4;
/// Steps of a branch.
const BRANCH_STEPS: usize = 8;

impl<G: Game> Suite<'_, G> {
    /// Takes the last step back and does it again, or finds that it is chance or showed something. `hashes` are those after 0, 1, 2 … steps.
    pub fn check_undo(&self, session: &mut Session<G>, hashes: &[u64]) -> Result<(), Violation> {
        let made = session.len();
        let last = session.steps().last().cloned();
        let undone = session.undo();
        let done = match last {
            None => undone == Err(UndoError::Start),
            Some(Step::Outcome(_)) => undone == Err(UndoError::Chance),
            Some(Step::Action(seat, _)) if undone.is_err() => {
                let mut before = session.clone();
                before.seek(made - 1);
                undone == Err(UndoError::Revealed { step: made - 1 })
                    && self.game.reveals(before.state(), session.state(), seat)
            }
            Some(Step::Action(..) | Step::Declaration(..)) => {
                session.hash() == hashes[made - 1] && session.redo().is_ok()
            }
        };
        if !done || session.hash() != hashes[made] || session.len() != made {
            return Err(self.broken(Promise::Undo, format!("at {}", brief(&session.steps().last()))));
        }
        Ok(())
    }

    /// Goes back through a finished game, records it, replays it and tampers with the record.
    pub fn check_history(&mut self, session: &mut Session<G>, hashes: &[u64]) -> Result<(), Violation> {
        let end = session.len();
        let mut places = vec![0, 1, 63, 64, 65, end.saturating_sub(1)];
        places.extend((0..SEEKS).map(|_| self.rng.random_range(0..=end)));
        for place in places.into_iter().map(|place| place.min(end)).chain([end]) {
            session.seek(place);
            if session.len() != place || session.hash() != hashes[place] {
                return Err(self.broken(Promise::Seek, format!("step {place} of {end} is another state than it was")));
            }
        }
        (0..BRANCHES).try_for_each(|_| self.check_branch(session.clone(), hashes))?;
        (0..BRANCHES).try_for_each(|_| self.check_declaring(session.clone(), hashes))?;
        let record = self.check_record(session)?;
        self.tamper_with_end(&record)?;
        self.tamper_with_seat(&record)?;
        self.tamper_with_chance(session, &record)
    }

    /// Does something else somewhere in the middle, goes on from there, and goes back to how it was.
    fn check_branch(&mut self, mut session: Session<G>, hashes: &[u64]) -> Result<(), Violation> {
        let (line, end) = (session.line(), session.len());
        let place = self.rng.random_range(0..=end);
        session.seek(place);
        let Turn::Seat(seat) = session.turn() else { return Ok(()) };
        let Some(action) = self.game.sample(&session.view(Eye::Seat(seat)), &mut self.rng) else { return Ok(()) };
        session.act(seat, action).map_err(|illegal| self.broken(Promise::SampleLegal, illegal.to_string()))?;
        if session.line() == line {
            return Ok(()); // The same action, or one that replaces it.
        }
        while session.len() < place + BRANCH_STEPS && session.turn() != Turn::Over {
            random_step(&mut session).map_err(|(promise, details)| self.broken(promise, details))?;
        }
        let mut record = self.check_record(&session)?;
        if let Some(branch) = record.branches.first_mut() {
            branch.hash ^= 1;
        }
        self.must_refuse(&record, "another hash of a branch", |error| matches!(error, RecordError::Branch { .. }))?;
        let back = session.switch(line).is_ok() && (session.len(), session.hash()) == (end, hashes[end]);
        session.seek(place);
        if !back || session.hash() != hashes[place] {
            return Err(self.broken(Promise::Branch, format!("another action at step {place} of {end} changed it")));
        }
        self.check_record(&session).map(drop)
    }

    pub fn check_record(&self, session: &Session<G>) -> Result<Record<G>, Violation> {
        let record = session.record(true);
        let text = record.to_ron().map_err(|error| self.broken(Promise::RoundTrip, error.to_string()))?;
        let read = Record::<G>::from_ron(&text)
            .map_err(|error| self.broken(Promise::RoundTrip, format!("record: {error}")))?;
        if read != record {
            return Err(self.broken(Promise::RoundTrip, "the record is another after RON"));
        }
        let replayed = self.replayed(&read).map_err(|error| self.broken(Promise::Replay, error.to_string()))?;
        if replayed.state() != session.state() || replayed.record(true) != record {
            return Err(self.broken(Promise::Replay, "the replay ends in another state"));
        }
        Ok(record)
    }

    /// Replays a record and checks its dice.
    fn replayed(&self, record: &Record<G>) -> Result<Session<G>, RecordError> {
        let session = Session::replay(Arc::clone(self.game), record)?;
        session.verify_dice().map(|()| session)
    }

    /// Another hash, or a step less, is another end.
    fn tamper_with_end(&self, record: &Record<G>) -> Result<(), Violation> {
        let mut tampered = record.clone();
        tampered.hash ^= 1;
        self.must_refuse(&tampered, "another hash", |error| matches!(error, RecordError::OtherEnd { .. }))?;
        tampered.hash = record.hash;
        if tampered.steps.pop().is_some() {
            self.must_refuse(&tampered, "a step less", |error| matches!(error, RecordError::OtherEnd { .. }))?;
        }
        Ok(())
    }

    /// A step by a seat whose turn it was not.
    fn tamper_with_seat(&mut self, record: &Record<G>) -> Result<(), Violation> {
        let acted: Vec<_> =
            (0..record.steps.len()).filter(|&at| matches!(record.steps[at], Step::Action(..))).collect();
        if acted.is_empty() {
            return Ok(());
        }
        let at = acted[self.rng.random_range(0..acted.len())];
        let mut tampered = record.clone();
        if let Step::Action(seat, _) = &mut tampered.steps[at] {
            *seat = Seat(seat.0.wrapping_add(1));
        }
        self.must_refuse(
            &tampered,
            "another seat",
            |error| matches!(error, RecordError::Step { index, .. } if *index == at),
        )
    }

    /// An outcome that is possible, but not the one the seed gives.
    fn tamper_with_chance(&mut self, session: &mut Session<G>, record: &Record<G>) -> Result<(), Violation> {
        let fallen: Vec<_> =
            (0..record.steps.len()).filter(|&at| matches!(record.steps[at], Step::Outcome(_))).collect();
        if fallen.is_empty() {
            return Ok(());
        }
        let at = fallen[self.rng.random_range(0..fallen.len())];
        session.seek(at);
        let others = self.game.outcomes(session.state());
        session.seek(record.steps.len());
        let Step::Outcome(true_one) = &record.steps[at] else { return Ok(()) };
        let Some((_, other)) = others.into_iter().find(|(_, other)| other != true_one) else { return Ok(()) };
        let mut tampered = record.clone();
        tampered.steps[at] = Step::Outcome(other);
        // The other outcome may lead elsewhere at once, make a later step illegal, or be found out by the dice alone.
        self.must_refuse(&tampered, "another outcome", |_| true)
    }

    pub fn must_refuse(
        &self,
        tampered: &Record<G>,
        what: &str,
        rightly: impl FnOnce(&RecordError) -> bool,
    ) -> Result<(), Violation> {
        match self.replayed(tampered) {
            Ok(_) => Err(self.broken(Promise::TamperProof, format!("a record with {what} is followed"))),
            Err(error) if !rightly(&error) => Err(self
                .broken(Promise::TamperProof, format!("a record with {what} is refused for another reason: {error}"))),
            Err(_) => Ok(()),
        }
    }
}
