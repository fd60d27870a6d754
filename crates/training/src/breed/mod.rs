//! Strategies bred by playing each other, for games whose opponents are told apart by whole strategies instead of a few numbers.
//!
//! [`BreedRequest`] → [`BreedRun`] → [`BreedReport`], the same for a seed at any number of threads, and a run is one file that goes on where
//! it was. `module` is what a game says of its strategies, `hall` plays the matches it asks for on all cores, `run` goes from generation to
//! generation, `file` is a run written down, `shards` a round in parts for many machines, `report` what comes out, `setups` a list of what to run it for; of a run that has ended `progression` says whether it still learned, `lead`
//! how far one strategy is ahead of another, and `evaluation` what is worth using. How strategies are changed and chosen does not belong here: that
//! is the game's part. Numbers of an agent are learned in [`train`](crate::train).

mod evaluation;
mod file;
mod hall;
mod lead;
mod module;
mod progression;
mod report;
mod run;
mod setups;
mod shards;

use std::sync::atomic::AtomicBool;

use lab::{LabError, Opening, TextFile};
use serde::Serialize;
use tabletop::Seed;

pub use evaluation::{Contrast, Evaluation, contrast, evaluate};
pub use file::MOST_BYTES;
pub use hall::Hall;
pub use lead::Lead;
pub use module::{Breeding, Population, Terms};
pub use progression::{Character, Progression};
pub use report::{Bred, BredGeneration, BreedReport, Expected, Meeting, Offer, RankedStrategy};
pub use run::BreedRun;
pub use setups::setups;

/// What to breed strategies for, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BreedRequest {
    /// The setup or the scene all games are played by; they begin at its start.
    pub opening: Opening,
    /// The numbers of the run, in RON, naming only what differs from the game's usual ones, such as `(pool: 50)`.
    pub options: Option<String>,
    /// The seed everything derives from.
    pub seed: Seed,
    /// Games of every leader against every other one in the end, on seeds of their own; 0 for none.
    pub validation: u32,
    /// A library of strategies, those of similar setups being in the first population.
    pub known: Option<TextFile>,
}

/// What is to be known of a run that has ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BreedStudy {
    /// The run, and its leaders against each other.
    pub report: BreedReport,
    /// Leaders of later generations against those of earlier ones.
    pub progression: Progression,
}

/// What a run is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The matches of a generation.
    Generation,
    /// The leaders of all populations against each other.
    Final,
    /// Leaders against each other, on fresh seeds.
    Validation,
}

/// How far a population has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reached {
    /// Generations done.
    pub generation: u32,
    /// Generations in all.
    pub generations: u32,
    /// Rounds done of the generation under way.
    pub round: u32,
    /// Its rounds in all.
    pub rounds: u32,
    /// Games played.
    pub games: u64,
    /// Whether the final has been played.
    pub over: bool,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BreedProgress {
    /// What is under way.
    pub stage: Stage,
    /// The generation under way, from 1; the last one after it.
    pub generation: u32,
    /// Generations in all.
    pub generations: u32,
    /// Rounds done of the generation under way.
    pub round: u32,
    /// Its rounds in all.
    pub rounds: u32,
    /// Games played, those before a checkpoint included.
    pub games: u64,
    /// Games of them that this call of [`BreedRun::go`] has played.
    pub played: u64,
    /// Matches done of this round.
    pub done: u64,
    /// Matches of this round.
    pub planned: u64,
}

impl BreedProgress {
    /// The share of the whole that is done, in [0, 1], by generations and their rounds.
    pub fn share(&self) -> f64 {
        let parts = f64::from(self.generations) + 2.0;
        let done = self.done as f64 / self.planned.max(1) as f64;
        let before = match self.stage {
            Stage::Generation => {
                let within = (f64::from(self.round) + done) / f64::from(self.rounds.max(1));
                f64::from(self.generation.saturating_sub(1)) + within
            }
            Stage::Final => parts - 2.0 + done,
            Stage::Validation => parts - 1.0 + done,
        };
        (before / parts).clamp(0.0, 1.0)
    }
}

/// How a caller follows, keeps and stops a run.
#[derive(Clone, Copy)]
pub struct BreedControl<'a> {
    /// Called after every match, from any thread.
    pub progress: &'a (dyn Fn(BreedProgress) + Sync),
    /// Called before the first match, after every generation and after the final, with what goes on from there. Its error ends the run.
    pub keep: &'a dyn Fn(&BreedRun) -> Result<(), LabError>,
    /// Once set, no further match is begun; what was kept last goes on from there.
    pub stop: &'a AtomicBool,
    /// Threads; `None` for one per core. The result does not depend on it.
    pub threads: Option<usize>,
}
