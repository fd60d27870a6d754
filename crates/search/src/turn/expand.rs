//! Expansion: every distinct state of a turn once, joined by what is played between them.

use hashbrown::HashTable;
use tabletop::Monitor;

use super::known::{Edge, Known, Node};
use super::{Method, Plan, Planning, Reward};
use crate::Cut;
use crate::position::Outcomes;

/// States between two looks at the stop flag; a power of two.
const POLL: usize = 1024;

/// The turns of a game, expanded over distinct states, and the memory for it. Keep it from one decision to the next, so that
/// none allocates again; what it remembers never leaks into the next.
///
/// Exact expectimax: merging costs no exactness, because a state's value is what is earned *from it on*, whatever was earned
/// before.
#[derive(Clone, Debug)]
pub struct Expansion<P: Planning> {
    pub(super) known: Known<P>,
    /// States by hash: the full hash and the state's number.
    index: HashTable<(u64, u32)>,
    moves: Vec<P::Move>,
    outcomes: Vec<(f64, P::Move)>,
}

impl<P: Planning> Default for Expansion<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Planning> Expansion<P> {
    /// An expansion that has seen nothing.
    pub fn new() -> Self {
        Self { known: Known::new(), index: HashTable::new(), moves: Vec::new(), outcomes: Vec::new() }
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
        self.known.solve();
        Ok(self.known.told(Method::Expansion, reasons))
    }

    /// What the last plan does in `state`: the value from there on and the move, `None` to end the turn or leave it to
    /// chance. `None` as a whole where the turn cannot come there, or the last call of [`plan`](Self::plan) failed.
    pub fn lookup(&self, state: &P) -> Option<(P::Reward, Option<P::Move>)> {
        let hash = state.hash();
        let (_, id) =
            self.index.find(hash, |(known, id)| *known == hash && self.known.states[*id as usize] == *state)?;
        let value = self.known.solution.values.get(*id as usize)?;
        Some((*value, self.known.chosen(*id as usize).map(|edge| self.known.edges[edge].mv)))
    }

    /// Builds the graph. States are expanded in the order they are met, so that a state's edges lie together.
    fn expand(&mut self, root: &P, budget: usize, monitor: &Monitor) -> Result<(), Cut> {
        let budget = budget.min(u32::MAX as usize);
        self.known.clear();
        self.index.clear();
        self.find_or_add(root.clone(), budget)?;
        let mut id = 0;
        while id < self.known.states.len() {
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
        let first = self.known.edges.len();
        let chance = self.known.states[id].is_chance();
        self.outcomes.clear();
        if chance {
            self.known.states[id].outcomes(&mut Outcomes { list: &mut self.outcomes });
        } else {
            self.moves.clear();
            self.known.states[id].moves(&mut self.moves);
            self.outcomes.extend(self.moves.iter().map(|mv| (1.0, *mv)));
        }
        let count = self.outcomes.len();
        let end = if count == 0 {
            Some(self.known.states[id].end().unwrap_or(P::Reward::ZERO).settle())
        } else if chance {
            None
        } else {
            self.known.states[id].end().map(Reward::settle)
        };
        self.known.nodes.push(Node { first, chance, end });
        for place in 0..count {
            let (probability, mv) = self.outcomes[place];
            let mut next = self.known.states[id].clone();
            let earned = next.play(mv).settle();
            let to = self.find_or_add(next, budget)?;
            self.known.edges.push(Edge { mv, to, probability, earned });
        }
        Ok(())
    }

    /// The number of a state, a new one if it is new.
    #[inline]
    fn find_or_add(&mut self, state: P, budget: usize) -> Result<u32, Cut> {
        let Self { known: Known { states, .. }, index, .. } = self;
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
