//! Expansion: every distinct state of a turn once, joined by what is played between them.

use hashbrown::HashTable;
use tabletop::Monitor;

use super::solve::Solution;
use super::{Plan, Planning, Reward};
use crate::Cut;
use crate::position::Outcomes;

/// States between two looks at the stop flag; a power of two.
const POLL: usize = 1024;

/// The turns of a game, expanded over distinct states, and the memory for it. Keep it from one decision to the next, so that
/// none allocates again; what it remembers never leaks into the next.
///
/// Exact expectimax: merging costs nothing, because a state's value is what is earned *from it on*, whatever was earned before.
#[derive(Clone, Debug)]
pub struct Expansion<P: Planning> {
    /// The distinct states; the first is the root.
    pub(super) states: Vec<P>,
    /// One for each state.
    pub(super) nodes: Vec<Node<P::Reward>>,
    /// What is played, the edges of each state side by side.
    pub(super) edges: Vec<Edge<P>>,
    pub(super) solution: Solution<P::Reward>,
    /// States by hash: the full hash and the state's number.
    index: HashTable<(u64, u32)>,
    moves: Vec<P::Move>,
    outcomes: Vec<(f64, P::Move)>,
}

/// What is known of a state without looking ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<R> {
    /// Number of its first edge; its last lies before the next state's first.
    pub first: usize,
    pub chance: bool,
    /// What ending the turn here earns, where that is allowed or nothing else is left.
    pub end: Option<R>,
}

/// A move or an outcome.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<P: Planning> {
    pub mv: P::Move,
    /// The state it leads to.
    pub to: u32,
    /// 1 for moves.
    pub probability: f64,
    pub earned: P::Reward,
}

impl<P: Planning> Default for Expansion<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Planning> Expansion<P> {
    /// An expansion that has seen nothing.
    pub fn new() -> Self {
        Self {
            states: Vec::new(),
            nodes: Vec::new(),
            edges: Vec::new(),
            solution: Solution::default(),
            index: HashTable::new(),
            moves: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// Plans the turn from `root` on, if it has at most `budget` distinct states (chance counted too).
    ///
    /// With `reasons` each prospect tells its value by term, which takes a walk through the plan for each of them.
    ///
    /// # Errors
    ///
    /// [`Cut::Budget`] as soon as one state more is met, [`Cut::Stopped`] if `monitor` was stopped. Nothing is known then:
    /// values come from the ends of the turn, and not all of them were seen.
    pub fn plan(
        &mut self,
        root: &P,
        budget: usize,
        reasons: bool,
        monitor: &Monitor,
    ) -> Result<Plan<P::Move, P::Reward>, Cut> {
        self.expand(root, budget, monitor)?;
        self.solution.solve(&self.nodes, &self.edges);
        Ok(self.told(reasons))
    }

    /// What the last plan does in `state`: the value from there on and the move, `None` to end the turn or leave it to
    /// chance. `None` as a whole where the turn cannot come there, or the last call of [`plan`](Self::plan) failed.
    pub fn lookup(&self, state: &P) -> Option<(P::Reward, Option<P::Move>)> {
        let hash = state.hash();
        let (_, id) = self.index.find(hash, |(known, id)| *known == hash && self.states[*id as usize] == *state)?;
        let value = self.solution.values.get(*id as usize)?;
        Some((*value, self.chosen(*id as usize).map(|edge| self.edges[edge].mv)))
    }

    /// The numbers of a state's edges.
    pub(super) fn range(&self, id: usize) -> std::ops::Range<usize> {
        let end = self.nodes.get(id + 1).map_or(self.edges.len(), |next| next.first);
        self.nodes[id].first..end
    }

    /// The number of the edge the plan takes; `None` where chance acts or the turn ends.
    pub(super) fn chosen(&self, id: usize) -> Option<usize> {
        self.solution.best[id].map(|offset| self.nodes[id].first + offset as usize)
    }

    /// Builds the graph. States are expanded in the order they are met, so that a state's edges lie together.
    fn expand(&mut self, root: &P, budget: usize, monitor: &Monitor) -> Result<(), Cut> {
        let budget = budget.min(u32::MAX as usize);
        self.states.clear();
        self.nodes.clear();
        self.edges.clear();
        self.index.clear();
        self.solution.clear();
        self.find_or_add(root.clone(), budget)?;
        let mut id = 0;
        while id < self.states.len() {
            if id & (POLL - 1) == 0 {
                monitor.report(id as u64, 0);
                if monitor.stopped() {
                    return Err(Cut::Stopped);
                }
            }
            self.open(id, budget)?;
            id += 1;
        }
        monitor.report(id as u64, 0);
        Ok(())
    }

    /// Plays everything that can be played in a state.
    fn open(&mut self, id: usize, budget: usize) -> Result<(), Cut> {
        let first = self.edges.len();
        let chance = self.states[id].is_chance();
        self.outcomes.clear();
        if chance {
            self.states[id].outcomes(&mut Outcomes { list: &mut self.outcomes });
        } else {
            self.moves.clear();
            self.states[id].moves(&mut self.moves);
            self.outcomes.extend(self.moves.iter().map(|mv| (1.0, *mv)));
        }
        let count = self.outcomes.len();
        let end = if count == 0 {
            Some(self.states[id].end().unwrap_or(P::Reward::ZERO).settle())
        } else if chance {
            None
        } else {
            self.states[id].end().map(Reward::settle)
        };
        self.nodes.push(Node { first, chance, end });
        for place in 0..count {
            let (probability, mv) = self.outcomes[place];
            let mut next = self.states[id].clone();
            let earned = next.play(mv).settle();
            let to = self.find_or_add(next, budget)?;
            self.edges.push(Edge { mv, to, probability, earned });
        }
        Ok(())
    }

    /// The number of a state, a new one if it is new.
    #[inline]
    fn find_or_add(&mut self, state: P, budget: usize) -> Result<u32, Cut> {
        let Self { states, index, .. } = self;
        let hash = state.hash();
        let same = |(known, id): &(u64, u32)| *known == hash && states[*id as usize] == state;
        match index.entry(hash, same, |(hash, _)| *hash) {
            hashbrown::hash_table::Entry::Occupied(known) => Ok(known.get().1),
            hashbrown::hash_table::Entry::Vacant(place) => {
                if states.len() >= budget {
                    return Err(Cut::Budget);
                }
                let id = states.len() as u32;
                place.insert((hash, id));
                states.push(state);
                Ok(id)
            }
        }
    }
}
