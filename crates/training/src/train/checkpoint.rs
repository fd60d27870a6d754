//! A run written down, to go on later as if nothing had been.

use std::path::Path;

use lab::source::Source;
use lab::{LabError, Problem, TextFile, write_whole};
use serde::{Deserialize, Serialize};

use super::{Champion, GenerationReport, TrainRequest};
use crate::evolution::{Gene, Optimiser};

/// The version of the file.
const FORMAT: u32 = 2;

/// The complete state of a run between two rounds of games, in RON, whose numbers come back as they were. Going on from it gives bit for bit what the run would have given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// Version of this file.
    format: u32,
    /// What was asked for.
    pub request: TrainRequest,
    /// The optimiser as it stands.
    pub(super) optimiser: Optimiser,
    /// Rounds of games it was told of.
    pub(super) rounds: u64,
    /// Games played, all stages together.
    pub games: u64,
    /// The finished generations.
    pub curve: Vec<GenerationReport>,
}

impl Checkpoint {
    /// Before the first game.
    pub(super) fn begin(request: &TrainRequest, optimiser: Optimiser) -> Self {
        Self { format: FORMAT, request: request.clone(), optimiser, rounds: 0, games: 0, curve: Vec::new() }
    }

    /// Reads a checkpoint. Whether it fits its game is found out when the run goes on.
    ///
    /// # Errors
    /// [`LabError::Input`] with line and column, or where it was written by another version.
    pub fn read(file: &TextFile) -> Result<Self, LabError> {
        #[derive(Deserialize)]
        #[serde(rename = "Checkpoint")]
        struct Version {
            format: u32,
        }
        let source = Source { name: &file.name, text: &file.text };
        let Version { format } = source.whole()?;
        if format != FORMAT {
            let problem = Problem::new(format!("a checkpoint of format {format}, and this program reads {FORMAT}"));
            return Err(problem.in_file(&file.name).remedy("go on with the program that wrote it").into());
        }
        Ok(source.whole()?)
    }

    /// Writes it in one step: there is always a whole file, the old one or the new.
    ///
    /// # Errors
    /// [`LabError::System`] where the machine refuses.
    pub fn write(&self, path: &Path) -> Result<(), LabError> {
        let text = ron::to_string(self).map_err(|error| LabError::System(error.to_string()))?;
        write_whole(path, &(text + "\n"))
    }

    /// The agent to play as in the meantime: what was learned so far, if a generation is finished.
    pub fn best(&self) -> Option<&GenerationReport> {
        self.curve.last()
    }

    /// Whether the parts belong together.
    pub(super) fn check(&self, genes: &[Gene], seats: usize) -> Result<(), Problem> {
        let known = self.curve.iter().zip(1..).all(|(generation, number)| {
            let fits = generation.best.len() == genes.len();
            generation.number == number && fits && generation.best.iter().all(|value| value.is_finite())
        });
        let complete = self.curve.len() == self.optimiser.finished() as usize;
        if known && complete && self.optimiser.continues(&self.request.method, genes, seats, self.request.styles.len())
        {
            return Ok(());
        }
        Err(Problem::new("the checkpoint does not fit its own request").remedy("it was changed by hand; begin anew"))
    }

    /// What was learned, once the optimiser is done.
    pub(super) fn champion(&self, agent: impl Fn(&Vec<f64>) -> String) -> Option<Champion> {
        self.optimiser.champion().map(|genome| Champion { agent: agent(&genome), genome })
    }
}
