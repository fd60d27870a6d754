//! The end of a search: what nobody came to is looked at once, and what is known is handed over.

use tabletop::Rng;

use super::graph::Node;
use super::{NONE, Sampling};
use crate::MAX_PLY;
use crate::turn::Planning;
use crate::turn::known::{self, Note, Rest};

impl<P: Planning> Sampling<P> {
    /// Looks once at every first move that no iteration came to, and at every outcome of the chance its line leads to.
    pub(super) fn complete(&mut self, rng: &mut Rng) {
        for first in self.range(0) {
            if self.edges[first].visits == 0 {
                self.look(vec![(0, first)], rng);
            }
            if self.nodes[0].chance {
                continue;
            }
            let mut path = vec![(0, first)];
            let mut at = self.edges[first].to as usize;
            while let Some(edge) = self.nodes[at].best
                && path.len() < MAX_PLY
            {
                path.push((at, edge));
                at = self.edges[edge].to as usize;
            }
            if !self.nodes[at].chance || self.nodes[at].solved {
                continue;
            }
            if !self.nodes[at].is_open {
                self.open(at, rng);
            }
            for outcome in self.range(at) {
                if self.edges[outcome].visits == 0 {
                    self.look(path.iter().copied().chain([(at, outcome)]).collect(), rng);
                }
            }
        }
    }

    /// Takes the last step of `path` for the first time.
    fn look(&mut self, path: Vec<(usize, usize)>, rng: &mut Rng) {
        let Some((at, edge)) = path.last().copied() else { return };
        let leaf = self.play(at, edge);
        self.path = path;
        self.evaluate(leaf, rng);
        self.back_up(leaf);
    }

    /// Hands what is known over, and solves it: a state reached in many ways has told only the one it was reached by last.
    pub(super) fn hand_over(&mut self) {
        self.known.clear();
        std::mem::swap(&mut self.known.states, &mut self.states);
        std::mem::swap(&mut self.known.tails, &mut self.tails);
        for at in 0..self.nodes.len() {
            let first = self.known.edges.len();
            let edges = &self.edges[self.range(at)];
            let played = edges.iter().filter(|edge| edge.to != NONE);
            let mass: f64 = played.clone().map(|edge| edge.probability).sum();
            // Outcomes nobody has seen count like those that were. Where all were, the probabilities stay as they are.
            let all = edges.iter().all(|edge| edge.to != NONE);
            let node = &self.nodes[at];
            self.known.edges.extend(played.map(|edge| known::Edge {
                mv: edge.mv,
                to: edge.to,
                probability: if node.chance && !all { edge.probability / mass } else { edge.probability },
                earned: edge.earned,
            }));
            let bare = self.known.edges.len() == first;
            let end = if bare { node.floor.or(Some(node.value)) } else { node.floor };
            let guess = bare && (node.guessed || node.floor.is_none());
            self.known.nodes.push(known::Node {
                first,
                chance: node.chance,
                end: if guess { Some(node.value) } else { end },
            });
            self.known.notes.push(note(node, guess));
        }
        self.known.solve();
    }
}

fn note<R>(node: &Node<R>, guess: bool) -> Note {
    Note {
        visits: node.visits,
        mean: node.sum / f64::from(node.visits.max(1)),
        solved: node.solved,
        rest: if guess { Rest::Guess } else { node.rest.clone() },
    }
}
