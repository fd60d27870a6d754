//! Menus bred for one kingdom: candidates and leaders that play each other, generation after generation.
//!
//! A [`Strategy`] is a menu with the numbers its cards are played by, as text; a `genome` the same in the cards of one game. The
//! `template` says what a genome may hold and draws random ones, `mutation` changes them by the kinds that have proved useful, `arena`
//! plays a match, `tally` adds several up, `chamber` is one population, [`CoEvolution`] the whole run, and [`Library`] keeps what was found for kingdoms to come.
//!
//! Everything is a pure function of options and seed: a run asks for [`Job`]s, whoever runs them may do so on any number of threads, and
//! is told the [`Score`]s. So a run that was written down and read again goes on as if nothing had been. Threads, clocks and files belong
//! to the caller.

mod arena;
mod chamber;
mod course;
mod genome;
mod library;
mod mutation;
mod options;
mod strategy;
mod tally;
mod template;

pub use arena::{Job, Score};
pub use course::{CoEvolution, CoEvolutionError, GenerationRecord, Leader, Misfit, Progress};
pub use genome::{Gene, Genome, Slot};
pub use library::{Library, Trained};
pub use mutation::{Mutation, Rates, mutant};
pub use options::EvolutionOptions;
pub use strategy::Strategy;
pub use template::Template;
