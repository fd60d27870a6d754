//! The way down: UCB1 at choices, an even spread over outcomes at chance.

use tabletop::Rng;

use super::Sampling;
use super::nodes::NONE;
use crate::MAX_PLY;
use crate::turn::{Planning, Reward};

/// The golden section: its multiples fall evenly into the unit interval however many are taken (Weyl's sequence).
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// Weight of the unknown in UCB1. From 0.15 to 0.6 large turns of Alea were chosen equally well.
const EXPLORATION: f64 = 0.3;

impl<P: Planning> Sampling<P> {
    /// Walks on from a state to one of which nothing is known, or that is solved. The way lists the steps.
    pub(super) fn descend(&mut self, from: usize, rng: &mut Rng) -> usize {
        let mut at = from;
        loop {
            let node = &self.nodes[at];
            // Play against the contract may go on for ever: it is cut.
            let fresh = !node.is_open || node.visits == 0 && (node.chance || node.unplayed > 0);
            if node.solved || fresh || self.way.len() >= MAX_PLY {
                return at;
            }
            if node.unplayed > 0 {
                self.open(at, rng);
                continue;
            }
            let edge = if node.chance { self.draw(at) } else { self.choose(at) };
            let Some(edge) = edge else { return at };
            at = self.step(at, edge);
        }
    }

    /// Goes along an edge and notes it.
    pub(super) fn step(&mut self, at: usize, edge: usize) -> usize {
        self.nodes[at].on_way = true;
        self.way.push((at, edge));
        self.to(edge)
    }

    /// Goes back up from `leaf` to where `depth` steps were made, and values the states on the way. States not worked out
    /// are looked into on the way as far as `spare` goes, from the end of the turn on.
    pub(super) fn climb(&mut self, leaf: usize, depth: usize, spare: &mut u32, rng: &mut Rng) {
        let mut found = self.nodes[leaf].value.score();
        while self.way.len() > depth {
            let Some((at, edge)) = self.way.pop() else { return };
            self.nodes[at].on_way = false;
            self.edges[edge].visits = self.edges[edge].visits.saturating_add(1);
            found += self.edges[edge].earned.score();
            self.count(at, found);
            if *spare > 0 {
                self.exhaust(at, spare, MAX_PLY, rng);
            }
            self.refresh(at);
        }
    }

    /// Counts an iteration that found `found` from a state on.
    pub(super) fn count(&mut self, at: usize, found: f64) {
        let node = &mut self.nodes[at];
        node.visits = node.visits.saturating_add(1);
        self.details[at].sum += found;
    }

    /// The edge to look into at a choice, by UCB1 on scores scaled to 0–1 over the edges; no solved one, none that leads back.
    ///
    /// One that nobody has followed counts what it earns and what follows its neighbours on average.
    fn choose(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let edges = &self.edges[self.range(at)];
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        let (mut rest, mut known) = (0.0, 0u32);
        if let Some(end) = &self.details[at].end {
            (low, high) = (end.score(), end.score());
        }
        for edge in edges {
            let child = &self.nodes[edge.to as usize];
            if child.known {
                let score = edge.earned.score() + child.value.score();
                (low, high) = (low.min(score), high.max(score));
                rest += child.value.score();
                known += 1;
            }
        }
        let rest = if known > 0 { rest / f64::from(known) } else { 0.0 };
        let scale = if high > low { 1.0 / (high - low) } else { 0.0 };
        let unknown = EXPLORATION * libm::log(f64::from(node.visits.max(1) + 1)).sqrt();
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for (place, edge) in self.range(at).zip(edges) {
            let child = &self.nodes[edge.to as usize];
            if child.solved || child.on_way {
                continue;
            }
            let value = child.value.score();
            let follows = match (child.known, child.visits) {
                (false, _) => rest,
                (true, 0) => rest.max(value),
                (true, _) => value,
            };
            let score = ((edge.earned.score() + follows - low) * scale).min(1.0);
            let bound = score + unknown / f64::from(edge.visits + 1).sqrt();
            if bound > most {
                (best, most) = (Some(place), bound);
            }
        }
        best
    }

    /// The outcome to look into at chance, by probability among those not solved.
    ///
    /// The first is drawn at random, those after it follow at golden steps: each by itself comes as often as it should, and
    /// together they miss none for long.
    pub(super) fn draw(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let range = self.range(at);
        let open = range.clone().filter(|edge| {
            let child = &self.nodes[self.to(*edge)];
            !child.solved && !child.on_way
        });
        let mass: f64 = open.clone().map(|edge| self.edges[edge].probability).sum();
        let mut left = (self.details[at].start + f64::from(node.visits) * GOLDEN).fract() * mass;
        let mut drawn = None;
        for edge in open {
            drawn = Some(edge);
            left -= self.edges[edge].probability;
            if left < 0.0 {
                break;
            }
        }
        drawn
    }

    /// The edge the plan takes in a state.
    pub(super) fn planned(&self, at: usize) -> Option<usize> {
        let best = self.nodes[at].best;
        (best != NONE).then_some(best as usize)
    }
}
