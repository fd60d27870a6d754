//! Optimisers that learn numbers by playing: they know genes and who won, and no game.
//!
//! An [`Optimiser`] asks for a [`Round`] of games among candidate genomes, is told the [`Score`]s, and asks again until it has a
//! champion. `genetic` is the genetic algorithm of the published method, `strategy` an evolution strategy that goes on improving,
//! `spsa` Spall's stochastic approximation, `pairing` says who sits at which table. Everything is a pure function of options and seed, so a state that is written down and read again
//! goes on bit for bit. Playing the games and measuring the result belong to [`train`](crate::train).

mod gene;
mod genetic;
mod limits;
mod optimiser;
mod pairing;
mod spsa;
mod strategy;

pub use gene::{Gene, Genome};
pub use genetic::{Genetic, GeneticOptions};
pub use optimiser::{Method, Optimiser};
pub use pairing::{Round, Score};
pub use spsa::{Spsa, SpsaOptions};
pub use strategy::{Strategy, StrategyOptions};

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
