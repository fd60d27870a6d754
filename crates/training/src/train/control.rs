//! How far a run has come, and how a caller follows, keeps and stops it.

use std::sync::atomic::AtomicBool;

use lab::LabError;
use serde::Serialize;

use super::checkpoint::Checkpoint;
use super::report::GenerationReport;

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
