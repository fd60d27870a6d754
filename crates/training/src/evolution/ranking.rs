//! How the candidates of a generation compare.

use super::gene::Genome;

/// How the candidates of a generation compare.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// The best candidate, or the mean of the best where they are averaged.
    pub best: Genome,
    /// The one in the middle.
    pub median: Genome,
    /// Share of games won by each candidate that played, falling; in [0, 1].
    pub fitness: Vec<f64>,
    /// The generation that brought the best forth, from 1: what is 1 was drawn at random, not learned.
    pub born: u32,
}
