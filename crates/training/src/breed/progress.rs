//! How far a run has come.

use serde::Serialize;

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
    /// Games of them that this call of [`BreedRun::go`](super::BreedRun::go) has played.
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
