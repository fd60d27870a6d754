//! All ways to give counted ranks to pieces, summed up exactly: by how many of each rank are given, piece after piece (Held and Karp 1962). Ranks that weigh the same for every piece are counted as one class, which makes most counts few.

use rand::RngExt;
use rand::seq::SliceRandom;
use tabletop::Rng;

use super::weights::{Chances, MOST_RANKS};
use crate::generals::rank::Rank;

/// Most counts that are kept.
const MOST_COUNTS: usize = 400_000;

/// The sums of all ways.
#[derive(Clone, Debug)]
pub(super) struct Counting {
    /// By piece, in the order in which they are given classes: which piece it is, and the weight of each class.
    pieces: Vec<(usize, Chances)>,
    /// The ranks of each class, each as often as it is there.
    classes: Vec<Vec<Rank>>,
    counts: Vec<u8>,
    /// What one more of each class adds to the number of a count.
    stride: Vec<usize>,
    /// By number of a count of classes that are given: the sum of all ways to give the rest.
    rest: Vec<f64>,
    /// By piece: how likely each rank is.
    pub chances: Vec<Chances>,
}

impl Counting {
    /// Sums up all ways to give so many of each rank to pieces with these weights; `None` where there are too many counts, or no way at all.
    pub fn new(weights: &[Chances], counts: &[u8]) -> Option<Self> {
        if counts.iter().map(|count| usize::from(*count)).sum::<usize>() != weights.len() {
            return None;
        }
        let classes = classes(weights, counts);
        let counts: Vec<u8> = classes.iter().map(|ranks| ranks.len() as u8).collect();
        let mut stride = Vec::new();
        let mut states = 1_usize;
        for count in &counts {
            stride.push(states);
            states = states.checked_mul(usize::from(*count) + 1).filter(|states| *states <= MOST_COUNTS)?;
        }
        let of_class = |weights: &Chances| {
            let mut of = [0.0; MOST_RANKS];
            of.iter_mut().zip(&classes).for_each(|(weight, ranks)| *weight = weights[ranks[0].index()]);
            of
        };
        let mut pieces: Vec<(usize, Chances)> = weights.iter().map(of_class).enumerate().collect();
        // Pieces that may have few ranks come first, so that few counts can be reached.
        pieces.sort_by_key(|(_, weights)| weights.iter().filter(|weight| **weight > 0.0).count());
        let mut new = Self { pieces, classes, counts, stride, rest: vec![0.0; states], chances: Vec::new() };
        new.sum_up();
        (new.rest[0] > 0.0 && new.rest[0].is_finite()).then_some(new)
    }

    /// The rest of each count, and then by what comes before it the chance of each rank.
    fn sum_up(&mut self) {
        let all = self.rest.len();
        let mut before = vec![0.0; all];
        before[0] = 1.0;
        let mut given = vec![0_u8; self.counts.len()];
        for at in 0..all {
            if before[at] > 0.0 {
                self.each_class(at, &given, |next, weight, _, _| before[next] += before[at] * weight);
            }
            self.step(&mut given);
        }
        self.rest[all - 1] = 1.0;
        let mut sums = vec![[0.0; MOST_RANKS]; self.pieces.len()];
        given.copy_from_slice(&self.counts);
        for at in (0..all).rev() {
            if before[at] > 0.0 {
                let mut rest = 0.0;
                self.each_class(at, &given, |next, weight, piece, class| {
                    let part = weight * self.rest[next];
                    rest += part;
                    sums[piece][class] += before[at] * part;
                });
                if at < all - 1 {
                    self.rest[at] = rest;
                }
            }
            self.step_back(&mut given);
        }
        self.chances = sums.iter().map(|sums| self.of_ranks(sums)).collect();
    }

    /// How likely each rank is, by what the classes sum up to: within a class by how many there are.
    fn of_ranks(&self, sums: &Chances) -> Chances {
        let all: f64 = sums.iter().sum();
        let mut chances = [0.0; MOST_RANKS];
        for (sum, ranks) in sums.iter().zip(&self.classes) {
            let each = sum / all.max(f64::MIN_POSITIVE) / ranks.len() as f64;
            ranks.iter().for_each(|rank| chances[rank.index()] += each);
        }
        chances
    }

    /// Tells each class that the next piece may be given at a count: the count after it, the weight, the piece, the class.
    fn each_class(&self, at: usize, given: &[u8], mut tell: impl FnMut(usize, f64, usize, usize)) {
        let number: usize = given.iter().map(|given| usize::from(*given)).sum();
        let Some((piece, weights)) = self.pieces.get(number) else { return };
        for (class, (given, count)) in given.iter().zip(&self.counts).enumerate() {
            if given < count && weights[class] > 0.0 {
                tell(at + self.stride[class], weights[class], *piece, class);
            }
        }
    }

    fn step(&self, given: &mut [u8]) {
        for (given, count) in given.iter_mut().zip(&self.counts) {
            if *given < *count {
                *given += 1;
                return;
            }
            *given = 0;
        }
    }

    fn step_back(&self, given: &mut [u8]) {
        for (given, count) in given.iter_mut().zip(&self.counts) {
            if *given > 0 {
                *given -= 1;
                return;
            }
            *given = *count;
        }
    }

    /// One way, drawn by its weight.
    pub fn draw(&self, rng: &mut Rng) -> Vec<Rank> {
        let mut ranks = vec![Rank(0); self.pieces.len()];
        let mut left_over = self.classes.clone();
        left_over.iter_mut().for_each(|ranks| ranks.shuffle(rng));
        let (mut at, mut given) = (0, vec![0_u8; self.counts.len()]);
        for _ in 0..self.pieces.len() {
            let mut left = rng.random::<f64>() * self.rest[at];
            let mut chosen = None;
            self.each_class(at, &given, |next, weight, piece, class| {
                let part = weight * self.rest[next];
                if part > 0.0 && left >= 0.0 {
                    chosen = Some((next, piece, class));
                    left -= part;
                }
            });
            let Some((next, piece, class)) = chosen else { break };
            ranks[piece] = left_over[class].pop().unwrap_or(Rank(0));
            (at, given[class]) = (next, given[class] + 1);
        }
        ranks
    }
}

/// Ranks that weigh the same for every piece, in classes; those of which there is none are in no class.
fn classes(weights: &[Chances], counts: &[u8]) -> Vec<Vec<Rank>> {
    let alike = |one: Rank, other: Rank| weights.iter().all(|weights| weights[one.index()] == weights[other.index()]);
    let mut classes: Vec<Vec<Rank>> = Vec::new();
    for (rank, count) in (0..).map(Rank).zip(counts).filter(|(_, count)| **count > 0) {
        let ranks = std::iter::repeat_n(rank, usize::from(*count));
        match classes.iter_mut().find(|class| alike(class[0], rank)) {
            Some(class) => class.extend(ranks),
            None => classes.push(ranks.collect()),
        }
    }
    classes
}
