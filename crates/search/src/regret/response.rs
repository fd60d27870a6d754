//! What average strategies are worth in the tree, and what a seat could win by answering them as well as can be.

use super::form::ExtensiveForm;
use super::nodes::{InfoSet, Kind, NONE, Node};
use super::tables::sign_of;
use super::tree::Tree;

/// Average strategies of both seats over all actions of the tree.
pub(super) struct Averages(pub Vec<f64>);

/// What a seat wins that knows the strategy of the other.
pub(super) struct Response {
    /// As a payoff of seat 0.
    pub value: f64,
    /// For each action of the seat: what it wins after it, times how likely chance and the other seat let it.
    pub gains: Vec<f64>,
}

impl Averages {
    /// Scales sums so that those of each set come to 1. A set whose seat never came there plays as at present.
    pub fn new(sets: &[InfoSet], sums: &[f64], present: &[f64]) -> Self {
        let mut averages = sums.to_vec();
        for set in sets {
            let list = &mut averages[set.actions()];
            let sum: f64 = list.iter().sum();
            if sum > 0.0 {
                list.iter_mut().for_each(|average| *average /= sum);
            } else {
                list.copy_from_slice(&present[set.actions()]);
            }
        }
        Self(averages)
    }

    /// How likely a child is if its parent was reached: by chance, seat 0 and seat 1, of whom two say 1.
    fn share<G: ExtensiveForm>(&self, tree: &Tree<G>, node: &Node, place: usize) -> [f64; 3] {
        let mut share = [1.0; 3];
        match node.kind {
            Kind::Seat(seat) => {
                let first = tree.sets[node.set as usize].first as usize;
                share[1 + usize::from(seat)] = self.0[first + place];
            }
            _ => share[0] = tree.nodes[node.first as usize + place].probability,
        }
        share
    }

    /// How likely each node is: by chance, seat 0 and seat 1.
    pub fn reaches<G: ExtensiveForm>(&self, tree: &Tree<G>) -> Vec<[f64; 3]> {
        let mut reaches = vec![[1.0; 3]; tree.nodes.len()];
        for (at, node) in tree.nodes.iter().enumerate() {
            for (place, child) in node.children().enumerate() {
                let share = self.share(tree, node, place);
                reaches[child] = std::array::from_fn(|who| reaches[at][who] * share[who]);
            }
        }
        reaches
    }

    /// What each node is worth to seat 0.
    pub fn values<G: ExtensiveForm>(&self, tree: &Tree<G>) -> Vec<f64> {
        let mut values = tree.values.clone();
        for (at, node) in tree.nodes.iter().enumerate().rev().filter(|(_, node)| node.count > 0) {
            let worth = |(place, child): (usize, usize)| {
                let share: f64 = self.share(tree, node, place).iter().product();
                share * values[child]
            };
            values[at] = node.children().enumerate().map(worth).sum();
        }
        values
    }

    /// What `seat` wins by the best it can do in each of its information sets.
    ///
    /// Every end counts for the last action the seat did before it; then its sets take the best of their actions, the last ones first.
    pub fn response<G: ExtensiveForm>(&self, tree: &Tree<G>, seat: u8) -> Response {
        let reaches = self.reaches(tree);
        let others = |at: usize| reaches[at][0] * reaches[at][1 + usize::from(1 - seat)];
        let mut gains = vec![0.0; tree.actions];
        let mut before_all = 0.0;
        let mut last = vec![NONE; tree.nodes.len()];
        for (at, node) in tree.nodes.iter().enumerate() {
            for (place, child) in node.children().enumerate() {
                let own = node.kind == Kind::Seat(seat);
                last[child] = if own { tree.sets[node.set as usize].first + place as u32 } else { last[at] };
            }
            if node.count == 0 {
                let gain = sign_of(seat) * others(at) * tree.values[at];
                *gains.get_mut(last[at] as usize).unwrap_or(&mut before_all) += gain;
            }
        }
        for set in tree.sets.iter().rev().filter(|set| set.seat == seat) {
            let best = gains[set.actions()].iter().copied().fold(f64::NEG_INFINITY, f64::max);
            *gains.get_mut(set.before as usize).unwrap_or(&mut before_all) += best;
        }
        Response { value: sign_of(seat) * before_all, gains }
    }
}
