//! Sessions as records, and back.

use std::{collections::BTreeMap, sync::Arc};

use super::Session;
use super::tree::{Tree, grown};
use crate::course::Course;
use crate::line::{LineId, MOST_LINES};
use crate::record::FIRST_FORMAT;
use crate::{Branch, BranchProblem, FORMAT, Game, NoEvents, Record, RecordError, Step};

impl<G: Game> Session<G> {
    /// Follows a record to its end and checks that it gets there.
    ///
    /// # Errors
    /// Any [`RecordError`] but the first three.
    pub fn replay(game: Arc<G>, record: &Record<G>) -> Result<Self, RecordError> {
        if record.rules != G::RULES {
            return Err(RecordError::OtherRules { found: record.rules, wanted: G::RULES });
        }
        let content = game.content_hash();
        if record.content != content {
            return Err(RecordError::OtherContent { found: record.content, wanted: content });
        }
        let others = record.branches.iter().filter(|branch| branch.line != record.line).count();
        if others >= MOST_LINES {
            return Err(RecordError::Branches { found: others, most: MOST_LINES - 1 });
        }
        if record.line > LineId::GREATEST {
            return Err(RecordError::Branch { line: record.line, problem: BranchProblem::Number });
        }
        let mut session = Self::begin(game, record.seed, record.players.clone(), record.origin.clone())?;
        session.tree = Tree::new(record.line, session.course.clone());
        session.hindsight = record.hindsight;
        for (index, step) in record.steps.iter().enumerate() {
            let followed = session.course.follow(&*session.game, step, &mut NoEvents);
            followed.map_err(|illegal| RecordError::Step { index, illegal })?;
            session.tree.append(step.clone(), &session.course);
        }
        let found = session.hash();
        if found != record.hash {
            return Err(RecordError::OtherEnd { found, recorded: record.hash });
        }
        for branch in &record.branches {
            let followed = session.grow(branch);
            followed.map_err(|problem| RecordError::Branch { line: branch.line, problem })?;
        }
        Ok(session)
    }

    /// Adds a branch of a record, whose own steps have been made.
    fn grow(&mut self, branch: &Branch<G>) -> Result<(), BranchProblem> {
        let &Branch { line, parent, fork, ref steps, hash } = branch;
        if line > LineId::GREATEST {
            return Err(BranchProblem::Number);
        }
        let rest = line == self.line() && self.undone().is_empty();
        if !rest && self.tree.len(line).is_some() {
            return Err(BranchProblem::Twice);
        }
        if rest && (parent, fork) != (line, self.len()) {
            return Err(BranchProblem::Rest);
        }
        let length = self.tree.len(parent).ok_or(BranchProblem::Parent(parent))?;
        if fork > length {
            return Err(BranchProblem::Fork { parent, fork, length });
        }
        if steps.is_empty() {
            return Err(BranchProblem::Empty);
        }
        let grown = grown(self.tree.course_on(&self.game, parent, fork), &*self.game, steps)
            .map_err(|(index, illegal)| BranchProblem::Step { index, illegal })?;
        if grown.end.hash != hash {
            return Err(BranchProblem::OtherEnd { found: grown.end.hash, recorded: hash });
        }
        if rest {
            self.tree.extend(steps, grown);
        } else {
            self.tree.graft(line, (parent, fork), steps.clone(), grown);
        }
        Ok(())
    }

    /// [`replay`](Session::replay), or the record's snapshot where its steps can no longer be followed: where the rules or the
    /// content have changed since. From a snapshot the game goes on with a seed of its own, derived from the record's, lest the
    /// dice that began it fall again; of lines and steps nothing is left but what was declared last, of
    /// [hindsight](Session::hindsight) the count.
    ///
    /// # Errors
    /// Those of `replay` where there is no snapshot, and wrong players even where there is one.
    pub fn resume(game: Arc<G>, record: &Record<G>) -> Result<Self, RecordError> {
        match (Self::replay(Arc::clone(&game), record), &record.snapshot) {
            (Err(RecordError::Players { players, seats }), _) => Err(RecordError::Players { players, seats }),
            (Err(_), Some(snapshot)) => {
                let seed = record.seed.derive("resume", record.steps.len() as u64);
                let begun = Self::begin(game, seed, record.players.clone(), Some(snapshot.clone()))?;
                let mut session = Self { hindsight: record.hindsight, ..begun };
                // The snapshot is of the state alone: what was declared after the last action is declared again.
                let said = record.steps.iter().rev().take_while(|step| step.is_declaration()).count();
                for step in &record.steps[record.steps.len() - said..] {
                    if session.push(step.clone()).is_err() {
                        break; // The rules of today know no such declaration: the game goes on.
                    }
                }
                Ok(session)
            }
            (result, _) => result,
        }
    }

    /// Checks that every recorded outcome is the one the seed gives, on every line: nobody chose their dice.
    ///
    /// # Errors
    /// [`RecordError::Dice`] at the first that is not, [`BranchProblem::Dice`] where it is on another line than the current one.
    pub fn verify_dice(&self) -> Result<(), RecordError> {
        if let Some(index) = self.chosen(self.tree.course_at(&self.game, 0), self.tree.steps()) {
            return Err(RecordError::Dice { index });
        }
        for (&line, offshoot) in self.tree.offshoots() {
            let course = self.tree.course_on(&self.game, line, offshoot.fork);
            if let Some(index) = self.chosen(course, &offshoot.steps) {
                return Err(RecordError::Branch { line, problem: BranchProblem::Dice { index } });
            }
        }
        Ok(())
    }

    /// The index of the first step whose outcome the seed does not give; `course` stands before the first of them.
    fn chosen(&self, mut course: Course<G>, steps: &[Step<G>]) -> Option<usize> {
        let first = course.steps as usize;
        let chosen = |step: &Step<G>| {
            let due = course.due(&*self.game, self.seed);
            let followed = course.follow(&*self.game, step, &mut NoEvents);
            matches!(step, Step::Outcome(outcome) if due.as_ref() != Some(outcome)) || followed.is_err()
        };
        steps.iter().position(chosen).map(|index| first + index)
    }

    /// The record of the game so far, with all its lines; with `snapshot`, the state too.
    ///
    /// Its steps are those made. Those taken back are kept where another step would not replace them. What decisions could spend is for the host to add, which
    /// said so.
    pub fn record(&self, snapshot: bool) -> Record<G> {
        let rest = self.worth_keeping(self.seat_to_act()).then(|| Branch {
            line: self.line(),
            parent: self.line(),
            fork: self.len(),
            steps: self.undone().to_vec(),
            hash: self.end().hash,
        });
        let branches = self.tree.beyond(0).into_iter().map(|line| {
            let offshoot = &self.tree.offshoots()[&line];
            let (parent, fork, steps) = (offshoot.parent, offshoot.fork, offshoot.steps.clone());
            Branch { line, parent, fork, steps, hash: offshoot.end.hash }
        });
        let branches: Vec<Branch<G>> = rest.into_iter().chain(branches).collect();
        let declared =
            self.steps().iter().chain(branches.iter().flat_map(|branch| &branch.steps)).any(Step::is_declaration);
        Record {
            format: if declared { FORMAT } else { FIRST_FORMAT },
            game: G::ID.to_owned(),
            about: BTreeMap::new(),
            rules: G::RULES,
            content: self.game.content_hash(),
            setup: self.game.setup().clone(),
            seed: self.seed,
            players: self.players.clone(),
            budget: None,
            origin: self.origin.clone(),
            steps: self.steps().to_vec(),
            hash: self.hash(),
            snapshot: snapshot.then(|| self.course.state.clone()),
            line: self.line(),
            branches,
            hindsight: self.hindsight,
        }
    }
}
