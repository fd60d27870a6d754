//! The states met and what is known of them.

use rand::RngExt;
use tabletop::Rng;

use super::Sampling;
use crate::position::Outcomes;
use crate::turn::known::Known;
use crate::turn::{Planning, Reward};

/// No edge.
pub(super) const NONE: u32 = u32::MAX;

/// What is known of a state.
#[derive(Clone, Debug)]
pub(super) struct Node<R> {
    /// Number of its first edge, once it is open.
    pub first: usize,
    /// Number of its edges, once it is open.
    pub count: u32,
    /// Whether everything that can be played here was played once.
    pub is_open: bool,
    pub chance: bool,
    /// Whether anything was found from here on: without, the value means nothing.
    pub known: bool,
    /// Whether the value is that of a plan which is known after every outcome of chance, so that nothing in it is guessed.
    pub whole: bool,
    /// Whether everything below was seen, so that the value is the true one.
    pub solved: bool,
    /// Whether it is on the way being walked.
    pub on_way: bool,
    /// Iterations that came through.
    pub visits: u32,
    /// The sum of the scores that those iterations found, from here on.
    pub sum: f64,
    /// Where among its outcomes the first visit goes, from 0 to 1.
    pub start: f64,
    /// What ending the turn here earns, where that is allowed or nothing else is left.
    pub end: Option<R>,
    /// What the best plan found earns from here on.
    pub value: R,
    /// The edge that plan takes, [`NONE`] to end the turn or where chance acts.
    pub best: u32,
}

/// A move or an outcome.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<P: Planning> {
    pub mv: P::Move,
    /// The state it leads to.
    pub to: u32,
    /// Iterations that took it.
    pub visits: u32,
    /// 1 for moves.
    pub probability: f64,
    pub earned: P::Reward,
}

impl<P: Planning> Sampling<P> {
    /// Forgets the last search and looks at the root.
    pub(super) fn begin(&mut self, root: &P, rng: &mut Rng) {
        self.clear();
        self.find_or_add(root.clone(), rng);
        self.open(0, rng);
    }

    /// Forgets the last search and goes on from an expansion that was not finished.
    pub(super) fn take_over(&mut self, begun: &mut Known<P>, rng: &mut Rng) {
        self.clear();
        std::mem::swap(&mut self.states, &mut begun.states);
        for (id, state) in self.states.iter().enumerate() {
            self.index.insert_unique(state.hash(), (state.hash(), id as u32), |(hash, _)| *hash);
            self.nodes.push(Node::new(state.is_chance(), rng.random()));
        }
        self.edges.extend(begun.edges.iter().map(|edge| Edge {
            mv: edge.mv,
            to: edge.to,
            visits: 0,
            probability: edge.probability,
            earned: edge.earned,
        }));
        for (id, node) in begun.nodes.iter().enumerate() {
            let last = begun.nodes.get(id + 1).map(|next| next.first);
            // The edges of the last one may not all have been listed: it is opened again.
            let Some(last) = last else { break };
            let own = &mut self.nodes[id];
            (own.first, own.count, own.end, own.is_open) = (node.first, (last - node.first) as u32, node.end, true);
        }
        if !self.nodes[0].is_open {
            self.open(0, rng);
        }
    }

    fn clear(&mut self) {
        self.states.clear();
        self.nodes.clear();
        self.edges.clear();
        self.index.clear();
        self.way.clear();
    }

    /// The number of a state, a new one if it is new.
    fn find_or_add(&mut self, state: P, rng: &mut Rng) -> u32 {
        let Self { states, nodes, index, .. } = self;
        let hash = state.hash();
        let same = |(known, id): &(u64, u32)| *known == hash && states[*id as usize] == state;
        match index.entry(hash, same, |(hash, _)| *hash) {
            hashbrown::hash_table::Entry::Occupied(known) => known.get().1,
            hashbrown::hash_table::Entry::Vacant(place) => {
                let id = states.len() as u32;
                place.insert((hash, id));
                nodes.push(Node::new(state.is_chance(), rng.random()));
                states.push(state);
                id
            }
        }
    }

    /// Plays everything that can be played in a state. One with nothing to play is solved.
    pub(super) fn open(&mut self, at: usize, rng: &mut Rng) {
        let (chance, state) = (self.nodes[at].chance, &self.states[at]);
        self.outcomes.clear();
        if chance {
            state.outcomes(&mut Outcomes { list: &mut self.outcomes });
        } else {
            self.moves.clear();
            state.moves(&mut self.moves);
            self.outcomes.extend(self.moves.iter().map(|mv| (1.0, *mv)));
        }
        let count = self.outcomes.len();
        let end = match (count, chance) {
            (0, _) => Some(state.end().unwrap_or(P::Reward::ZERO).settle()),
            (_, true) => None,
            (_, false) => state.end().map(Reward::settle),
        };
        let node = &mut self.nodes[at];
        (node.first, node.count, node.end, node.is_open) = (self.edges.len(), count as u32, end, true);
        for place in 0..count {
            let (probability, mv) = self.outcomes[place];
            let mut state = self.states[at].clone();
            let earned = state.play(mv).settle();
            let to = self.find_or_add(state, rng);
            self.edges.push(Edge { mv, to, visits: 0, probability, earned });
        }
        self.refresh(at);
    }

    /// The numbers of a state's edges; none until it is open.
    pub(super) fn range(&self, at: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[at];
        node.first..node.first + node.count as usize
    }

    /// Where an edge leads.
    pub(super) fn to(&self, edge: usize) -> usize {
        self.edges[edge].to as usize
    }
}

impl<R: Reward> Node<R> {
    fn new(chance: bool, start: f64) -> Self {
        Self {
            first: 0,
            count: 0,
            is_open: false,
            chance,
            known: false,
            whole: false,
            solved: false,
            on_way: false,
            visits: 0,
            sum: 0.0,
            start,
            end: None,
            value: R::ZERO,
            best: NONE,
        }
    }
}
