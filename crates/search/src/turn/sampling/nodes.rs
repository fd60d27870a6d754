//! What is known of the states met, and of the edges between them.

use rand::RngExt;
use tabletop::Rng;

use crate::turn::expand::Origin;
use crate::turn::{Planning, Reward};

/// No edge.
pub(super) const NONE: u32 = u32::MAX;

/// What is known of a state, as far as states that lead to it ask for it. That is read for every edge that is valued, so the
/// rest is kept apart, in [`Details`].
#[derive(Clone, Debug)]
pub(super) struct Node<R> {
    /// What the best plan found earns from here on.
    pub value: R,
    /// Number of its first edge, once it is open.
    pub first: u32,
    /// Number of its edges, once it is open.
    pub count: u32,
    /// How many of its edges were not played yet: what they lead to is not known, and what they earn is guessed.
    pub unplayed: u32,
    /// Iterations that came through.
    pub visits: u32,
    /// The edge that plan takes, [`NONE`] to end the turn or where chance acts.
    pub best: u32,
    /// Whether what can be played here is listed.
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
}

/// What else is known of a state.
#[derive(Clone, Debug)]
pub(super) struct Details<R> {
    /// What ending the turn here earns, where that is allowed or nothing else is left.
    pub end: Option<R>,
    /// The sum of the scores that iterations which came through found, from here on.
    pub sum: f64,
    /// Where it was met first, if by a move.
    pub origin: Option<Origin>,
    /// Where among its outcomes the first visit goes, from 0 to 1.
    pub start: f64,
}

/// A move or an outcome.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<P: Planning> {
    pub mv: P::Move,
    /// The state it leads to, [`NONE`] where it was not played yet.
    pub to: u32,
    /// Iterations that took it.
    pub visits: u32,
    /// 1 for moves.
    pub probability: f64,
    pub earned: P::Reward,
    /// Whether what it earns is guessed from before a move that commutes with it.
    pub guessed: bool,
}

impl<R: Reward> Node<R> {
    pub fn new<P: Planning>(state: &P) -> Self {
        Self {
            value: R::ZERO,
            first: 0,
            count: 0,
            unplayed: 0,
            visits: 0,
            best: NONE,
            is_open: false,
            chance: state.is_chance(),
            known: false,
            whole: false,
            solved: false,
            on_way: false,
        }
    }
}

impl<R> Node<R> {
    /// The numbers of its edges; none until it is open.
    #[inline]
    pub const fn range(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }
}

impl<R> Details<R> {
    pub fn new(chance: bool, rng: &mut Rng) -> Self {
        Self { end: None, sum: 0.0, origin: None, start: if chance { rng.random() } else { 0.0 } }
    }
}
