//! What a state is worth by what is known below it.
//!
//! The value of a state is what a plan that is known earns on average from it on: at a choice the best continuation found, at
//! chance the mean over its outcomes. Nothing is taken from a single fall of chance, but for outcomes that nobody has followed
//! yet: they count like the mean of the others until they are.

use super::Sampling;
use super::nodes::NONE;
use crate::turn::{Planning, Reward};

impl<P: Planning> Sampling<P> {
    /// Values a state from those it leads to. What leads back to the way being walked is no continuation.
    pub(super) fn refresh(&mut self, at: usize) {
        let node = &self.nodes[at];
        if node.solved {
            return;
        }
        let edges = &self.edges[node.range()];
        self.valued_edges += edges.len() as u64;
        if node.chance && !edges.is_empty() { self.value_chance(at) } else { self.value_choice(at) }
    }

    /// Values a chance node by the mean over the outcomes of which something is known.
    fn value_chance(&mut self, at: usize) {
        let (mut mean, mut mass, mut whole, mut solved) = (P::Reward::ZERO, 0.0, true, true);
        for edge in &self.edges[self.nodes[at].range()] {
            let Some(child) = self.child(edge) else { continue };
            (whole, solved) = (whole & child.whole, solved & child.solved);
            if child.known && !child.on_way {
                mean = mean.plus(edge.earned.plus(child.value).times(edge.probability));
                mass += edge.probability;
            } else {
                (whole, solved) = (false, false);
            }
        }
        let node = &mut self.nodes[at];
        node.known = mass > 0.0;
        if node.known {
            // A mean over everything is left as it is, so that it is the expansion's bit by bit.
            node.value = if whole { mean } else { mean.times(1.0 / mass) }.settle();
        }
        (node.whole, node.solved) = (whole, solved);
    }

    /// Values a state in which somebody chooses by its best continuation, among them to end the turn.
    fn value_choice(&mut self, at: usize) {
        let node = &self.nodes[at];
        let edges = &self.edges[node.range()];
        let mut solved = node.unplayed == 0;
        // To end the turn where nobody has looked further is a guess.
        let looked = node.visits > 0 || edges.is_empty();
        let mut best = self.details[at].end.map(|end| (end, NONE, looked));
        for (offset, edge) in edges.iter().enumerate() {
            let Some(child) = self.child(edge) else { continue };
            solved &= child.solved;
            if !child.known || child.on_way {
                continue;
            }
            let value = edge.earned.plus(child.value);
            if best.is_none_or(|(former, ..)| value.order(&former).is_gt()) {
                best = Some((value, node.first + offset as u32, child.whole));
            }
        }
        let node = &mut self.nodes[at];
        (node.solved, node.known) = (solved, best.is_some() || solved);
        if let Some((value, edge, whole)) = best {
            (node.value, node.best, node.whole) = (value, edge, whole || solved);
        } else {
            (node.value, node.best, node.whole) = (P::Reward::ZERO, NONE, solved);
        }
    }

    /// Values every state that can be reached anew: one reached in many ways has told only the way that was walked.
    pub(super) fn refresh_all(&mut self) {
        self.valued.clear();
        self.valued.resize(self.nodes.len(), false);
        self.stack.clear();
        self.stack.push((0, self.range(0).start));
        self.nodes[0].on_way = true;
        self.valued[0] = true;
        let valued_edges = self.valued_edges;
        while let Some((at, mut cursor)) = self.stack.pop() {
            let last = self.range(at).end;
            let mut below = None;
            while below.is_none() && cursor < last {
                let to = self.to(cursor);
                cursor += 1;
                if self.valued.get(to).is_some_and(|valued| !valued) {
                    self.valued[to] = true;
                    below = Some(to).filter(|to| self.nodes[*to].is_open && !self.nodes[*to].solved);
                }
            }
            if let Some(to) = below {
                self.stack.push((at, cursor));
                self.nodes[to].on_way = true;
                self.stack.push((to, self.range(to).start));
            } else {
                self.refresh(at);
                self.nodes[at].on_way = false;
            }
        }
        // This is no part of an iteration.
        self.valued_edges = valued_edges;
    }
}
