//! The way down: UCB1 at choices, an even spread over outcomes at chance.

use tabletop::Rng;

use super::Sampling;
use crate::MAX_PLY;
use crate::turn::Planning;

/// The golden section: its multiples fall evenly into the unit interval however many are taken (Weyl's sequence).
const GOLDEN: f64 = 0.618_033_988_749_894_9;

impl<P: Planning> Sampling<P> {
    /// Walks from the root to a state never visited, or to one solved on the way. The path lists the way.
    pub(super) fn descend(&mut self, rng: &mut Rng) -> usize {
        self.path.clear();
        let mut at = 0;
        loop {
            let node = &self.nodes[at];
            // Play against the contract may go on for ever: it is cut like a playout is.
            if node.solved || node.visits == 0 && at != 0 || self.path.len() >= MAX_PLY {
                return at;
            }
            if !node.is_open {
                self.open(at, rng);
                if self.nodes[at].solved {
                    return at;
                }
            }
            let edge = if self.nodes[at].chance { self.draw(at) } else { self.choose(at) };
            self.path.push((at, edge));
            at = self.play(at, edge);
        }
    }

    /// The edge to look into at a choice: each once, then by UCB1 on scores scaled to 0–1 over the edges; no solved one.
    fn choose(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let range = self.range(at);
        let edges = &self.edges[range.clone()];
        let count = edges.len();
        let start = (node.start * count as f64) as usize;
        let untried = (0..count).map(|step| (start + step) % count).find(|place| edges[*place].visits == 0);
        if let Some(place) = untried {
            return range.start + place;
        }
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for edge in edges {
            low = low.min(edge.score);
            high = high.max(edge.score);
        }
        let scale = if high > low { 1.0 / (high - low) } else { 0.0 };
        let unknown = self.exploration * libm::log(f64::from(node.visits.max(1))).sqrt();
        let (mut best, mut most) = (range.start, f64::NEG_INFINITY);
        for (place, edge) in range.clone().zip(edges) {
            let bound = (edge.score - low) * scale + unknown * edge.rarity;
            if bound > most && !edge.solved {
                (best, most) = (place, bound);
            }
        }
        best
    }

    /// The outcome to look into at chance, by probability among those not solved.
    ///
    /// The first is drawn at random, those after it follow at golden steps: each by itself comes as often as it should, and
    /// together they miss none for long.
    fn draw(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let range = self.range(at);
        let open = range.clone().filter(|edge| !self.edges[*edge].solved);
        let mass: f64 = open.clone().map(|edge| self.edges[edge].probability).sum();
        let mut left = (node.start + f64::from(node.visits) * GOLDEN).fract() * mass;
        let mut drawn = range.start;
        for edge in open {
            drawn = edge;
            left -= self.edges[edge].probability;
            if left < 0.0 {
                break;
            }
        }
        drawn
    }
}
