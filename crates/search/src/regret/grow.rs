//! Growing a tree where play leads: one seat explores, the other plays its present strategy.
//!
//! Growing-tree CFR (Schmid et al. 2021, "Student of Games") with exploration on one side (Zhang and Sandholm 2025). What a seat can gain by
//! leaving its strategy shows only where the other keeps to its own, so that half as many moves of the way have to be guessed, and all that a
//! best response could meet is opened in time.

use rand::RngExt;
use tabletop::Rng;

use super::form::ExtensiveForm;
use super::nodes::{Decision, Kind, Node};
use super::tables::Tables;
use super::tree::Tree;

/// Who explores, and how much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Explorer {
    pub seat: u8,
    /// What an action never explored seems to be worth beyond its value, in the unit of payoffs.
    pub constant: f64,
}

impl Explorer {
    /// Walks from the root to a leaf; `None` where the strategy of the other seat leads to none.
    ///
    /// What has nothing left to be opened is passed by. Nobody declines on the way: an alternative is a number, and nothing is learned from it.
    pub fn walk<G: ExtensiveForm>(self, tree: &Tree<G>, tables: &mut Tables, rng: &mut Rng) -> Option<u32> {
        let mut at = 0;
        loop {
            let node = &tree.nodes[at];
            if node.exhausted {
                return None;
            }
            at = match node.kind {
                Kind::Leaf => return Some(at as u32),
                Kind::Over => return None,
                Kind::Chance => draw(tree, node, |child, _| tree.nodes[child].probability, rng)?,
                Kind::Seat(mover) => {
                    let set = &tree.sets[node.set as usize];
                    let first = set.first as usize;
                    if set.decision == Decision::Decline {
                        node.first as usize + 1
                    } else if mover == self.seat {
                        let (wanted, taken) = self.explore(tree, node, tables);
                        tables.visits[first + wanted] += 1;
                        node.first as usize + taken
                    } else {
                        draw(tree, node, |_, place| tables.strategy[first + place], rng)?
                    }
                }
            };
        }
    }

    /// The action that is worth most with what may still be found below it, and the one to take here: the best of those that have something
    /// left to be opened.
    ///
    /// Visits count for the first. Counted for the second, an action that is left alone in one position would seem well explored in all others
    /// of the set, and never be taken there.
    fn explore<G: ExtensiveForm>(self, tree: &Tree<G>, node: &Node, tables: &Tables) -> (usize, usize) {
        let actions = tree.sets[node.set as usize].actions();
        let (worth, visits) = (&tables.instant[actions.clone()], &tables.visits[actions]);
        let all: u32 = visits.iter().fold(0, |all, visits| all.saturating_add(*visits));
        let more = self.constant * f64::from(all.max(1)).sqrt();
        let reach = tables.reach[node.set as usize].max(f64::MIN_POSITIVE);
        let (mut wanted, mut taken) = ((0, f64::NEG_INFINITY), (0, f64::NEG_INFINITY));
        for (place, child) in node.children().enumerate() {
            let promise = worth[place] / reach + more / (1.0 + f64::from(visits[place]));
            if promise > wanted.1 {
                wanted = (place, promise);
            }
            if promise > taken.1 && !tree.nodes[child].exhausted {
                taken = (place, promise);
            }
        }
        (wanted.0, taken.0)
    }
}

/// Draws a child by weight, of those that have something left to be opened.
fn draw<G: ExtensiveForm>(
    tree: &Tree<G>,
    node: &Node,
    weight: impl Fn(usize, usize) -> f64,
    rng: &mut Rng,
) -> Option<usize> {
    let open = || node.children().enumerate().filter(|(_, child)| !tree.nodes[*child].exhausted);
    let sum: f64 = open().map(|(place, child)| weight(child, place)).sum();
    let mut left = rng.random::<f64>() * sum;
    let mut drawn = None;
    for (place, child) in open() {
        let weight = weight(child, place);
        if weight > 0.0 {
            drawn = Some(child);
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
    }
    drawn
}
