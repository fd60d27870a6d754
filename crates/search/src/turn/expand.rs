//! Expansion: every distinct state of a turn once, joined by what is played between them.

use hashbrown::HashTable;
use tabletop::Monitor;

use super::known::Known;
use super::nodes::{Edge, Node};
use super::scratch::Scratch;
use super::{Method, Plan, Planning, Reward};
use crate::Cut;
use crate::position::Outcomes;

/// No state.
const NONE: u32 = u32::MAX;

/// States between two looks at the stop flag; a power of two.
const POLL: usize = 1024;

/// When an attempt is judged: once one in so many of the states it has room for is met, it is given up if fewer than one in so many of those met
/// was opened. Of 423 turns of Alea that used up between a sixth and all of their room (3 000 to 12 000 states) every one had opened more at a
/// sixth (the least .174), and of 456 that used up more than a third, in rooms of 300 to 12 000, at a third (the least .228). Of turns that find
/// no room one in four is given up at a third; those that are far too large, at a sixth.
const JUDGED: [(usize, usize); 2] = [(6, 6), (3, 5)];

/// With less room an attempt is never given up: so few states are soon expanded, and their number says little.
const LEAST_ROOM: usize = 3_000;

/// The turns of a game, expanded over distinct states, and the memory for it. Keep it from one decision to the next, so that
/// none allocates again; what it remembers never leaks into the next.
///
/// Exact expectimax: merging costs no exactness, because a state's value is what is earned *from it on*, whatever was earned
/// before.
#[derive(Clone, Debug)]
pub struct Expansion<P: Planning> {
    pub(super) known: Known<P>,
    /// States by hash: the full hash and the state's number.
    pub(super) index: HashTable<(u64, u32)>,
    /// The numbers of the moves on the edges.
    numbers: Vec<u32>,
    /// Where each state was met first; the root nowhere.
    pub(super) origins: Vec<Option<Origin>>,
    moves: Vec<P::Move>,
    outcomes: Vec<(f64, P::Move)>,
    /// Edges to be played.
    due: Vec<u32>,
    scratch: Scratch<P>,
}

/// The first way to a state: from a state, along one of the edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    pub state: u32,
    pub edge: u32,
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
            known: Known::new(),
            index: HashTable::new(),
            numbers: Vec::new(),
            origins: Vec::new(),
            moves: Vec::new(),
            outcomes: Vec::new(),
            due: Vec::new(),
            scratch: Scratch::new(),
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
        self.expand(root, budget, false, monitor)?;
        Ok(self.told(reasons))
    }

    /// As [`plan`](Self::plan), but gives up as soon as it is plain that there will not be room.
    ///
    /// # Errors
    ///
    /// As for [`plan`](Self::plan); [`Cut::Budget`] may come sooner, in rare cases where there would have been room.
    pub(super) fn attempt(
        &mut self,
        root: &P,
        budget: usize,
        reasons: bool,
        monitor: &Monitor,
    ) -> Result<Plan<P::Move, P::Reward>, Cut> {
        self.expand(root, budget, true, monitor)?;
        Ok(self.told(reasons))
    }

    /// The plan for a turn that was expanded.
    fn told(&mut self, reasons: bool) -> Plan<P::Move, P::Reward> {
        self.known.solve();
        self.known.told(Method::Expansion, reasons)
    }

    /// The plan from `state` on, read off the last one: the same as [`plan`](Self::plan) would find, but nothing is played
    /// for it. `None` where that must plan anew: the last call failed, the turn cannot come to `state`, or what it can come
    /// to from there is more than `budget`.
    ///
    /// `state` must be of the turn that was planned. Whatever chance does, an expansion has seen it.
    pub fn carry_on(&mut self, state: &P, budget: usize, reasons: bool) -> Option<Plan<P::Move, P::Reward>> {
        let id = self.find(state).filter(|id| *id < self.known.solution.values.len())?;
        // Where circles were cut, it hangs on the root which.
        if self.known.solution.circles > 0 {
            return None;
        }
        let (states, edges) = self.known.extent(id);
        let found = (states <= budget).then(|| self.known.told_from(id, Method::Expansion, reasons))?;
        Some(Plan { states: states as u64, edges: edges as u64, ..found })
    }

    /// For how many states there is memory.
    pub(super) fn capacity(&self) -> usize {
        self.known.states.capacity()
    }

    /// Forgets the last turn, whose states somebody else goes on from.
    pub(super) fn forget(&mut self) {
        self.known.clear();
        self.index.clear();
        self.scratch.clear();
    }

    /// What the last plan does in `state`: the value from there on and the move, `None` to end the turn or leave it to
    /// chance. `None` as a whole where the turn cannot come there, or the last call of [`plan`](Self::plan) failed.
    pub fn lookup(&self, state: &P) -> Option<(P::Reward, Option<P::Move>)> {
        let id = self.find(state)?;
        let value = self.known.solution.values.get(id)?;
        Some((*value, self.known.chosen(id).map(|edge| self.known.edges[edge].mv)))
    }

    /// The number of a state, if it was met.
    fn find(&self, state: &P) -> Option<usize> {
        let hash = state.hash();
        let same = |(known, id): &(u64, u32)| *known == hash && self.known.states[*id as usize] == *state;
        self.index.find(hash, same).map(|(_, id)| *id as usize)
    }

    /// Builds the graph. States are expanded in the order they are met, so that a state's edges lie together. With `give_up` it
    /// stops where it will hardly find room.
    fn expand(&mut self, root: &P, budget: usize, give_up: bool, monitor: &Monitor) -> Result<(), Cut> {
        let budget = budget.min(NONE as usize);
        if self.known.states.capacity() / 4 > budget.max(POLL) {
            // Room is kept for turns of like size, not for one that was far larger.
            *self = Self::new();
        }
        self.forget();
        self.numbers.clear();
        self.origins.clear();
        self.find_or_add(root, None, budget)?;
        let mut doubts = JUDGED.into_iter().filter(|_| give_up && budget >= LEAST_ROOM).peekable();
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
            let met = self.known.states.len();
            while let Some((_, opened)) = doubts.next_if(|(part, _)| met >= budget / part) {
                if id * opened < met {
                    return Err(Cut::Budget);
                }
            }
        }
        monitor.report(id as u64, 0);
        Ok(())
    }

    /// Plays everything that can be played in a state, as far as it is not known what comes of it.
    fn open(&mut self, id: usize, budget: usize) -> Result<(), Cut> {
        let first = self.known.edges.len();
        let mut scratch = std::mem::take(&mut self.scratch);
        let (state, next) = scratch.load(&self.known.states[id]);
        let chance = state.is_chance();
        self.outcomes.clear();
        self.moves.clear();
        let mut end = None;
        if chance {
            state.outcomes(&mut Outcomes { list: &mut self.outcomes });
        } else {
            end = state.look(next, &mut self.moves);
            self.outcomes.extend(self.moves.iter().map(|mv| (1.0, *mv)));
        }
        if self.outcomes.is_empty() {
            let left = if chance { state.end() } else { end };
            end = Some(left.unwrap_or(P::Reward::ZERO));
        }
        self.known.nodes.push(Node { first, chance, end: end.map(Reward::settle) });
        self.known.edges.extend(self.outcomes.iter().map(|(probability, mv)| Edge {
            mv: *mv,
            to: NONE,
            probability: *probability,
            earned: P::Reward::ZERO,
        }));
        self.numbers.extend(self.outcomes.iter().map(|(_, mv)| if chance { 0 } else { state.number(*mv) }));
        if !chance {
            self.swap(id);
        }
        self.due.clear();
        self.due
            .extend((first..self.known.edges.len()).filter(|at| self.known.edges[*at].to == NONE).map(|at| at as u32));
        self.moves.clear();
        self.moves.extend(self.due.iter().map(|at| self.known.edges[*at as usize].mv));
        let (moves, due) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.due));
        let played = state.each_after(&moves, next, |place, earned, next| {
            let edge = due[place];
            let to = self.find_or_add(next, Some(Origin { state: id as u32, edge }), budget)?;
            let edge = &mut self.known.edges[edge as usize];
            (edge.to, edge.earned) = (to, earned.settle());
            Ok(())
        });
        (self.moves, self.due, self.scratch) = (moves, due, scratch);
        if played.is_err() {
            // What was begun is not known.
            self.known.nodes.pop();
            self.known.edges.truncate(first);
        }
        played
    }

    /// Finds what comes of moves of a state that commute with the one it was met by first: that was seen where they were made
    /// in the other order. So of moves that commute with each other but one order is ever played, the one in which the
    /// states it leads through were met.
    fn swap(&mut self, id: usize) {
        let Some(Origin { state: before, edge: by }) = self.origins[id] else { return };
        let (before, by) = (before as usize, by as usize);
        if self.known.nodes[before].chance {
            return;
        }
        let number = self.numbers[by];
        let commutes = self.known.states[before].commuting(number);
        let others = self.known.range(before);
        let mut from = others.start;
        for edge in self.known.range(id) {
            // Games list moves in like order, so each is looked for behind the last.
            let wanted = self.numbers[edge];
            let Some(ahead) = self.numbers[from..others.end].iter().position(|number| *number == wanted) else {
                continue;
            };
            let other = from + ahead;
            from = other;
            let between = self.known.to(other);
            // What is met later than this state is not played yet.
            if between >= id || !commutes(wanted) {
                continue;
            }
            let after = self.known.range(between);
            let Some(place) = self.numbers[after.clone()].iter().position(|other| *other == number) else { continue };
            let [first, second, by] = [other, after.start + place, by].map(|edge| &self.known.edges[edge]);
            // Where one earns more or less for the other, which part of the sum is whose must be seen.
            if second.earned == by.earned {
                let (to, earned) = (second.to, first.earned);
                let edge = &mut self.known.edges[edge];
                (edge.to, edge.earned) = (to, earned);
            }
        }
    }

    /// The number of a state, a new one if it is new.
    #[inline]
    fn find_or_add(&mut self, state: &P, origin: Option<Origin>, budget: usize) -> Result<u32, Cut> {
        let Self { known: Known { states, .. }, index, origins, .. } = self;
        let hash = state.hash();
        let same = |(known, id): &(u64, u32)| *known == hash && states[*id as usize] == *state;
        match index.entry(hash, same, |(hash, _)| *hash) {
            hashbrown::hash_table::Entry::Occupied(known) => Ok(known.get().1),
            hashbrown::hash_table::Entry::Vacant(place) => {
                if states.len() >= budget {
                    return Err(Cut::Budget);
                }
                let id = states.len() as u32;
                place.insert((hash, id));
                // A push would move the copy twice, and a state is large.
                states.extend_from_slice(std::slice::from_ref(state));
                origins.push(origin);
                Ok(id)
            }
        }
    }
}
