//! What was learned: the files of weights, how their learning went and how good they are.

use lab::{LabError, Library, Opening};
use matches::stats::Interval;
use training::AnyGameTraining;
use training::train::WeightsFile;

use super::{Cell, ReportPlan, Section};

impl ReportPlan {
    /// The files of learned weights that the plan names.
    ///
    /// # Errors
    /// Every fault of the first file that has some.
    pub fn learned(&self, any_game: &dyn AnyGameTraining, library: &Library) -> Result<Vec<WeightsFile>, LabError> {
        // The classic rules know every number there is.
        let learning = any_game.learning(library, &Opening::CLASSIC)?;
        let read = |path: &String| WeightsFile::read(&library.asset(path)?, any_game.info().id, &learning);
        self.learned.iter().map(read).collect()
    }
}

/// The champions against what they were validated with.
pub(super) fn section(files: &[WeightsFile]) -> Section {
    let rows = files.iter().flat_map(|file| {
        file.validation.iter().map(|known| {
            let share = Interval { rate: known.share.rate, low: known.share.low, high: known.share.high };
            vec![
                Cell::Text(file.rules.clone()),
                Cell::Number(file.seats.to_string()),
                Cell::Text(file.subject.clone()),
                Cell::Number(file.curve.len().to_string()),
                Cell::Number(file.made.games.to_string()),
                Cell::Text(known.name.clone()),
                Cell::Number(known.share.games.to_string()),
                Cell::Share { share, even: Some(1.0 / file.seats.max(1) as f64) },
            ]
        })
    });
    Section {
        id: "learned",
        title: "Learned weights".to_owned(),
        note: "The champion of each run of training against known weights, on seeds that training never saw; how they were learned \
               stands in docs/training.md."
            .to_owned(),
        head: ["rules", "seats", "what", "generations", "games of training", "against", "games", "share of games"]
            .map(str::to_owned)
            .to_vec(),
        rows: rows.collect(),
        charts: Vec::new(),
    }
}
