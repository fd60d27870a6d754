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
mod ranking;
mod spsa;
mod strategy;

pub use gene::{Gene, Genome};
pub use genetic::{Genetic, GeneticOptions};
pub use optimiser::{Method, Optimiser};
pub use pairing::{Round, Score};
pub use ranking::Ranking;
pub use spsa::{Spsa, SpsaOptions};
pub use strategy::{Strategy, StrategyOptions};
