//! Ways to give ranks to pieces, drawn by exchanging two pieces' ranks again and again (Metropolis and others 1953).

use rand::RngExt;
use tabletop::Rng;

use super::weights::{Chances, MOST_RANKS};
use crate::generals::fitting::Fitting;
use crate::generals::rank::{Rank, Ranks};
use crate::generals::rules::Rules;

/// Draws that are kept.
const DRAWS: usize = 300;
/// Exchanges that are tried for each piece before the first draw, and between two.
const BEFORE: usize = 60;
const BETWEEN: usize = 6;

/// Some draws, and how often each rank was among them.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    /// The draws.
    pub draws: Vec<Vec<Rank>>,
    /// By piece: how likely each rank is.
    pub chances: Vec<Chances>,
}

impl Chain {
    /// Draws ways to give so many of each rank to pieces with these weights; `None` where none is found.
    pub fn new(rules: &Rules, weights: &[Chances], counts: &[u8], rng: &mut Rng) -> Option<Self> {
        let ranks: Vec<Rank> =
            (0..).map(Rank).zip(counts).flat_map(|(rank, count)| (0..*count).map(move |_| rank)).collect();
        if ranks.len() != weights.len() {
            return None;
        }
        let may = |weights: &Chances| -> Ranks {
            (0..).map(Rank).zip(weights).filter(|(_, weight)| **weight > 0.0).map(|(rank, _)| rank).collect()
        };
        let all = vec![(0..ranks.len()).collect()];
        let mut fitting = Fitting::new(rules, ranks, weights.iter().map(may).collect(), all, Vec::new());
        if !fitting.fit(rng) {
            return None;
        }
        let mut ranks = std::mem::take(&mut fitting.ranks);
        let count = ranks.len();
        let mut exchange = |tries: usize, ranks: &mut Vec<Rank>| {
            for _ in 0..tries * count {
                let [one, other] = [0, 1].map(|_| rng.random_range(0..count));
                let weight = |piece: usize, of: usize| weights[piece][ranks[of].index()];
                let now = weight(one, one) * weight(other, other);
                let then = weight(one, other) * weight(other, one);
                if then > 0.0 && (then >= now || rng.random::<f64>() * now < then) {
                    ranks.swap(one, other);
                }
            }
        };
        exchange(BEFORE, &mut ranks);
        let mut draws = Vec::with_capacity(DRAWS);
        for _ in 0..DRAWS {
            draws.push(ranks.clone());
            exchange(BETWEEN, &mut ranks);
        }
        let mut chances = vec![[0.0; MOST_RANKS]; count];
        for (piece, rank) in draws.iter().flat_map(|draw| draw.iter().enumerate()) {
            chances[piece][rank.index()] += 1.0 / DRAWS as f64;
        }
        Some(Self { draws, chances })
    }
}
