//! The way up: what a state is worth by what is known below it.

use super::{NONE, Sampling};
use crate::turn::{Planning, Reward};

impl<P: Planning> Sampling<P> {
    /// Takes what is known of `leaf` up the path to the root.
    pub(super) fn back_up(&mut self, leaf: usize) {
        let mut below = leaf;
        let mut found = self.nodes[leaf].value.score();
        self.count(leaf, found);
        while let Some((at, step)) = self.path.pop() {
            let child = &self.nodes[below];
            let edge = &mut self.edges[step];
            let former = edge.value;
            edge.value = edge.earned.plus(child.value);
            edge.score = edge.value.score();
            edge.visits = edge.visits.saturating_add(1);
            edge.rarity = 1.0 / f64::from(edge.visits).sqrt();
            edge.solved = child.solved;
            found += edge.earned.score();
            self.count(at, found);
            if self.nodes[at].chance {
                self.refresh_chance(at);
            } else {
                self.refresh_choice(at, step, former);
            }
            below = at;
        }
    }

    /// Counts an iteration that scored `found` from a state on.
    fn count(&mut self, at: usize, found: f64) {
        let node = &mut self.nodes[at];
        node.visits = node.visits.saturating_add(1);
        node.sum += found;
    }

    /// Values a state in which chance acts: the mean over the outcomes that were seen.
    fn refresh_chance(&mut self, at: usize) {
        let edges = &self.edges[self.range(at)];
        let node = &mut self.nodes[at];
        let (mut mean, mut mass, mut solved) = (P::Reward::ZERO, 0.0, true);
        for edge in edges {
            solved &= edge.solved;
            if edge.to != NONE {
                mean = mean.plus(edge.value.times(edge.probability));
                mass += edge.probability;
            }
        }
        // A mean over everything is left as it is, so that it is the expansion's bit by bit.
        node.value = if solved { mean } else { mean.times(1.0 / mass) }.settle();
        (node.solved, node.guessed) = (solved, false);
    }

    /// Values a choice after one of its edges has changed from the value `former`.
    fn refresh_choice(&mut self, at: usize, changed: usize, former: P::Reward) {
        let range = self.range(at);
        let edges = &self.edges[range.clone()];
        let node = &mut self.nodes[at];
        let value = self.edges[changed].value;
        node.solved = self.edges[changed].solved && edges.iter().all(|edge| edge.solved);
        let worse = node.best == Some(changed) && value.order(&former).is_lt();
        if !(worse || node.guessed) {
            if value.order(&node.value).is_gt() {
                (node.value, node.best) = (value, Some(changed));
            }
            return;
        }
        let mut best = node.floor.map(|floor| (floor, None));
        for (place, edge) in range.zip(edges).filter(|(_, edge)| edge.to != NONE) {
            if best.is_none_or(|(former, _)| edge.value.order(&former).is_gt()) {
                best = Some((edge.value, Some(place)));
            }
        }
        (node.value, node.best) = best.unwrap_or((P::Reward::ZERO, None));
        node.guessed = false;
    }
}
