//! Learning the numbers of an agent by playing: an optimiser on one side, a game on the other.
//!
//! [`TrainRequest`] → [`Training`], the same for a seed at any number of threads. `subject` is what a game says can be learned,
//! `course` the run from generation to generation, `games` plays what the optimiser asks for on all cores, `report` is what comes
//! out, `module` and `any_game` what a game says and is asked, `checkpoint` a run written down to go on later, `weights` the file that agents load. How candidates are bred does not
//! belong here ([`evolution`](crate::evolution)), nor anything of one game.

mod any_game;
mod checkpoint;
mod course;
mod games;
mod module;
mod report;
mod subject;
mod weights;

use std::sync::atomic::AtomicBool;

use lab::{LabError, Opening};
use serde::{Deserialize, Serialize};
use tabletop::{Budget, Seed};

use crate::evolution::Method;

pub use any_game::AnyGameTraining;
pub use checkpoint::Checkpoint;
pub use module::TrainingModule;
pub use report::{Champion, GenerationReport, Share, Training, Validation};
pub use subject::{Learning, Reference, Subject, Variant};
pub use weights::{Made, Weight, WeightsFile};

/// What to learn and how. Everything the result follows from but the content of files.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainRequest {
    /// The game's id.
    pub game: String,
    /// What is learned: a subject's id, with a level and settings of its agent where wanted (`minimax@normal`,
    /// `minimax-wide:depth=3,width=6`).
    pub subject: String,
    /// The setup or the scene all games begin from; its seats are the seats of all games. A scene's own agents and seed are not
    /// used.
    pub opening: Opening,
    /// What each decision may spend; set, so that the result does not hang on agents' levels.
    pub budget: Budget,
    /// The optimiser and its numbers.
    pub method: Method,
    /// The seed everything derives from.
    pub seed: Seed,
    /// Games that each generation's best and median play against the first reference, for the learning curve; rounded up to
    /// whole groups of seatings, 0 for none. They are the same seeds in every generation and decide nothing.
    pub yardstick: u64,
    /// Games that the champion plays against each reference, on seeds of their own; rounded up likewise, 0 for none.
    pub validation: u64,
    /// Further agents to validate against, besides the subject's references.
    pub against: Vec<String>,
    /// Whether a game that a limit of the rules ended counts as won by whoever led then. Else it is nobody's win, as it should be: what wins by
    /// standing still is not to be learned. Runs from before this was asked counted them.
    #[serde(default = "counted")]
    pub limit_wins: bool,
}

/// What runs and files from before meant.
fn counted() -> bool {
    true
}

/// What a run is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The games of a generation.
    Generation,
    /// The best and the median of a generation against the first reference.
    Yardstick,
    /// The best of the last generation against each other.
    Finals,
    /// The champion against the references.
    Validation,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// What is under way.
    pub stage: Stage,
    /// The generation under way, from 1; the last one in finals and validation.
    pub generation: u32,
    /// Generations in all.
    pub generations: u32,
    /// Games played, those before a checkpoint included.
    pub games: u64,
    /// Games planned in all.
    pub planned: u64,
}

/// How a caller follows, keeps and stops a run.
#[derive(Clone, Copy)]
pub struct TrainControl<'a> {
    /// Called after every game, from any thread.
    pub progress: &'a (dyn Fn(Progress) + Sync),
    /// Called after every finished generation, in order, from the caller's thread.
    pub generation: &'a (dyn Fn(&GenerationReport) + Sync),
    /// Called with the state to go on from, before the first game, after every generation and after the finals. Its error ends
    /// the run.
    pub keep: &'a (dyn Fn(&Checkpoint) -> Result<(), LabError> + Sync),
    /// Once set, no further game is begun; the run returns what it has, and the last state kept goes on from there.
    pub stop: &'a AtomicBool,
    /// Threads; `None` for one per core. The result does not depend on it.
    pub threads: Option<usize>,
}
