//! The states met and what is known of them.

use rand::RngExt;
use tabletop::Rng;

use super::Sampling;
use crate::position::Outcomes;
use crate::turn::known::Rest;
use crate::turn::{Planning, Reward};

/// No state.
pub(super) const NONE: u32 = u32::MAX;

/// What is known of a state.
#[derive(Clone, Debug)]
pub(super) struct Node<R> {
    /// Number of its first edge, once it is open.
    pub first: usize,
    /// Number of its edges, once it is open.
    pub count: u32,
    pub is_open: bool,
    pub chance: bool,
    /// Whether everything below was seen, so that the value is the true one.
    pub solved: bool,
    /// Whether the value is that of a playout with chance, for want of a better.
    pub guessed: bool,
    /// Iterations that came through.
    pub visits: u32,
    /// Where among its edges the first visit goes, from 0 to 1.
    pub start: f64,
    /// The sum of the scores of those iterations, from here on.
    pub sum: f64,
    /// What can be had without an edge: by ending the turn here, or by the line a playout found.
    pub floor: Option<R>,
    /// How the floor is come by.
    pub rest: Rest,
    /// What is earned from here on, as far as is known.
    pub value: R,
    /// The edge the value is come by, if by one.
    pub best: Option<usize>,
}

/// A move or an outcome.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<P: Planning> {
    pub mv: P::Move,
    /// The state it leads to, [`NONE`] until it was played.
    pub to: u32,
    /// Iterations that took it.
    pub visits: u32,
    /// 1 for moves.
    pub probability: f64,
    /// Known once it was played.
    pub earned: P::Reward,
    /// What it earns, together with what follows, as known when it was taken last.
    pub value: P::Reward,
    /// The value's score.
    pub score: f64,
    /// One over the root of its visits.
    pub rarity: f64,
    /// Whether the state it leads to is solved.
    pub solved: bool,
}

impl<P: Planning> Sampling<P> {
    /// Forgets the last search and looks at the root.
    pub(super) fn begin(&mut self, root: &P, rng: &mut Rng) {
        self.states.clear();
        self.nodes.clear();
        self.edges.clear();
        self.index.clear();
        self.tails.clear();
        self.find_or_add(root.clone());
        self.open(0, rng);
    }

    /// The number of a state, a new one if it is new.
    fn find_or_add(&mut self, state: P) -> usize {
        let Self { states, nodes, index, .. } = self;
        let hash = state.hash();
        let same = |(known, id): &(u64, u32)| *known == hash && states[*id as usize] == state;
        match index.entry(hash, same, |(hash, _)| *hash) {
            hashbrown::hash_table::Entry::Occupied(known) => known.get().1 as usize,
            hashbrown::hash_table::Entry::Vacant(place) => {
                let id = states.len();
                place.insert((hash, id as u32));
                nodes.push(Node {
                    first: 0,
                    count: 0,
                    is_open: false,
                    chance: state.is_chance(),
                    solved: false,
                    guessed: true,
                    visits: 0,
                    start: 0.0,
                    sum: 0.0,
                    floor: None,
                    rest: Rest::End,
                    value: P::Reward::ZERO,
                    best: None,
                });
                states.push(state);
                id
            }
        }
    }

    /// Lists what can be played in a state. One with nothing to play is solved.
    pub(super) fn open(&mut self, at: usize, rng: &mut Rng) {
        let (node, state) = (&mut self.nodes[at], &self.states[at]);
        node.is_open = true;
        node.start = rng.random();
        node.first = self.edges.len();
        self.outcomes.clear();
        if node.chance {
            state.outcomes(&mut Outcomes { list: &mut self.outcomes });
        } else {
            self.moves.clear();
            state.moves(&mut self.moves);
            self.outcomes.extend(self.moves.iter().map(|mv| (1.0, *mv)));
        }
        node.count = self.outcomes.len() as u32;
        let end = match (node.count, node.chance) {
            (0, _) => Some(state.end().unwrap_or(P::Reward::ZERO).settle()),
            (_, true) => None,
            (_, false) => state.end().map(Reward::settle),
        };
        if let Some(end) = end
            && node.floor.is_none_or(|floor| end.order(&floor).is_ge())
        {
            (node.floor, node.rest) = (Some(end), Rest::End);
        }
        if node.count == 0 {
            (node.solved, node.guessed) = (true, false);
        }
        if let Some(floor) = node.floor {
            node.value = floor;
        }
        self.edges.extend(self.outcomes.iter().map(|(probability, mv)| Edge {
            mv: *mv,
            to: NONE,
            visits: 0,
            probability: *probability,
            earned: P::Reward::ZERO,
            value: P::Reward::ZERO,
            score: 0.0,
            rarity: 0.0,
            solved: false,
        }));
    }

    /// The numbers of a state's edges; none until it is open.
    pub(super) fn range(&self, at: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[at];
        node.first..node.first + node.count as usize
    }

    /// Where an edge leads; played now if it was not before.
    pub(super) fn play(&mut self, at: usize, edge: usize) -> usize {
        if self.edges[edge].to == NONE {
            let mut state = self.states[at].clone();
            self.edges[edge].earned = state.play(self.edges[edge].mv).settle();
            self.edges[edge].to = self.find_or_add(state) as u32;
        }
        self.edges[edge].to as usize
    }
}
