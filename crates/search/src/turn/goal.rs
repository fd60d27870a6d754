//! Whether what the turn is for can be reached for certain, whatever chance does.
//!
//! Depth-first search over distinct states for a proof: at a choice one move must lead there, at chance every outcome. What the
//! game says is out of reach is not looked into, which is nearly everything (see [`Planning::goal`]).

#[cfg(test)]
mod tests;

use std::convert::Infallible;

use hashbrown::HashTable;
use tabletop::Monitor;

use super::scratch::Scratch;
use super::{Goal, Planning, Reward};
use crate::MAX_PLY;
use crate::position::Outcomes;

/// States between two looks at the stop flag; a power of two.
const POLL: usize = 1024;

/// The search for a certain way to the goal, and its memory.
#[derive(Clone, Debug)]
pub(super) struct GoalSearch<P: Planning> {
    /// The distinct states looked at, and what is known of each.
    states: Vec<P>,
    verdicts: Vec<Verdict<P::Move>>,
    /// States by hash: the full hash and the state's number.
    index: HashTable<(u64, u32)>,
    scratch: Scratch<P>,
    budget: usize,
    stopped: bool,
}

/// What is known of a state.
#[derive(Clone, Copy, Debug)]
enum Verdict<M> {
    /// No certain way was found from here.
    Open,
    /// The goal is certain: by this move, or whatever chance does, or it is reached.
    Certain(Option<M>),
}

impl<P: Planning> GoalSearch<P> {
    pub fn new() -> Self {
        Self {
            states: Vec::new(),
            verdicts: Vec::new(),
            index: HashTable::new(),
            scratch: Scratch::new(),
            budget: 0,
            stopped: false,
        }
    }

    /// Forgets the last turn.
    pub fn forget(&mut self) {
        self.states.clear();
        self.verdicts.clear();
        self.index.clear();
        self.scratch.clear();
    }

    /// Looks for a first move after which the goal is certain, over at most `budget` distinct states. `None` where there is
    /// none, or it was not found.
    pub fn find(&mut self, root: &P, budget: usize, monitor: &Monitor) -> Option<P::Move> {
        self.forget();
        (self.budget, self.stopped) = (budget.min(u32::MAX as usize), false);
        if root.is_chance() || root.goal() != Goal::Open || !self.is_certain(root, &[], MAX_PLY, monitor) {
            return None;
        }
        self.certain_move(root)
    }

    /// The move that keeps the goal certain in a state that was proved so; `None` where chance acts or nothing is left to do.
    pub fn certain_move(&self, state: &P) -> Option<P::Move> {
        match self.verdict(state, state.hash()) {
            Some(Verdict::Certain(mv)) => mv,
            _ => None,
        }
    }

    fn verdict(&self, state: &P, hash: u64) -> Option<Verdict<P::Move>> {
        let same = |(known, id): &(u64, u32)| *known == hash && self.states[*id as usize] == *state;
        self.index.find(hash, same).map(|(_, id)| self.verdicts[*id as usize])
    }

    /// Whether the goal is certain from a state on. Moves numbered in `asleep` need not be made there: what they lead to was
    /// looked at when they were made before the move that led here, with which they commute.
    fn is_certain(&mut self, state: &P, asleep: &[u32], plies: usize, monitor: &Monitor) -> bool {
        let hash = state.hash();
        if let Some(verdict) = self.verdict(state, hash) {
            return matches!(verdict, Verdict::Certain(_));
        }
        match state.goal() {
            Goal::Reached => return true,
            Goal::OutOfReach => return false,
            Goal::Open => {}
        }
        let id = self.states.len();
        if id & (POLL - 1) == 0 {
            self.stopped |= monitor.stopped();
        }
        if plies == 0 || id >= self.budget || self.stopped {
            return false;
        }
        self.index.insert_unique(hash, (hash, id as u32), |(hash, _)| *hash);
        self.states.push(state.clone());
        // Open while it is looked at, so that no circle proves itself.
        self.verdicts.push(Verdict::Open);
        let found = if state.is_chance() {
            self.all_certain(state, plies, monitor).then_some(None)
        } else {
            self.one_certain(state, asleep, plies, monitor).map(Some)
        };
        if let Some(mv) = found {
            self.verdicts[id] = Verdict::Certain(mv);
        }
        found.is_some()
    }

    /// Whether every outcome of chance keeps the goal certain.
    fn all_certain(&mut self, state: &P, plies: usize, monitor: &Monitor) -> bool {
        let mut outcomes = Vec::new();
        state.outcomes(&mut Outcomes { list: &mut outcomes });
        !outcomes.is_empty()
            && outcomes.into_iter().all(|(_, outcome)| {
                let mut next = state.clone();
                next.play(outcome);
                self.is_certain(&next, &[], plies - 1, monitor)
            })
    }

    /// A move that keeps the goal certain; what earns most is tried first.
    ///
    /// Of moves that commute but one order is played (sleep sets, Godefroid 1996).
    fn one_certain(&mut self, state: &P, asleep: &[u32], plies: usize, monitor: &Monitor) -> Option<P::Move> {
        let mut scratch = std::mem::take(&mut self.scratch);
        let (copy, next) = scratch.load(state);
        let mut moves = Vec::new();
        copy.look(next, &mut moves);
        // What was looked at before the move at hand. What cannot be made here is forgotten: made later, it is another move.
        let mut before = Vec::with_capacity(moves.len());
        moves.retain(|mv| {
            let number = state.number(*mv);
            let sleeps = asleep.contains(&number);
            before.extend(sleeps.then_some(number));
            !sleeps
        });
        let mut certain = None;
        let mut open = Vec::new();
        let Ok(()) = copy.each_after(&moves, next, |place, earned, after| {
            let mv = moves[place];
            match self.verdict(after, after.hash()) {
                Some(Verdict::Certain(_)) => certain = Some(mv),
                Some(Verdict::Open) => before.push(state.number(mv)),
                None => open.push((mv, earned.settle(), after.clone())),
            }
            Ok::<_, Infallible>(())
        });
        self.scratch = scratch;
        if certain.is_some() {
            return certain;
        }
        open.sort_by(|(_, a, _), (_, b, _)| b.order(a));
        for (mv, _, next) in open {
            let number = state.number(mv);
            let commutes = state.commuting(number);
            let below: Vec<u32> = before.iter().copied().filter(|other| commutes(*other)).collect();
            if self.is_certain(&next, &below, plies - 1, monitor) {
                return Some(mv);
            }
            before.push(number);
        }
        None
    }
}
