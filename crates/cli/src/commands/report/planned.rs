//! The report of a game's opponents: the matches of its plan, played as far as they are not known, and what they found.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use lab::{Library, read_text};
use matches::RunControl;
use registry::RegisteredGame;
use registry::command::{Done, writable};
use reports::{Document, ReportPlan, Results, Trial, measure};
use training::train::WeightsFile;

use super::Found;
use crate::args::ReportArgs;
use crate::curve::{self, Caption};
use crate::progress::{Bar, interruptible};

/// Plays what is missing, and tells what is known then.
pub fn find(library: &Library, any_game: &dyn RegisteredGame, args: &ReportArgs) -> anyhow::Result<Found> {
    let plan = ReportPlan::of(library, &args.game)?;
    let mut results = match &args.results {
        Some(file) if file.exists() => Results::read(&read_text(file)?)?,
        _ => Results::default(),
    };
    let weights = plan.learned(any_game, library)?;
    if let Some(file) = &args.results {
        writable(file)?;
    }
    let missing: Vec<Trial> = plan.all().into_iter().filter(|trial| results.of(trial).is_none()).collect();
    let stopped = match args.known {
        true => false,
        false => play(library, any_game, &missing, &mut results, args)?,
    };
    let document = Document::from_plan(&plan, &results, &weights);
    let note = (document.missing > 0)
        .then(|| format!("{} matches of {} are still to be played", document.missing, plan.all().len()));
    let done = if stopped { Done::Interrupted } else { Done::All };
    Ok(Found { document, learning: learning(&weights)?, note, done })
}

/// Plays the matches, keeping each as it is finished; whether it was stopped.
fn play(
    library: &Library,
    any_game: &dyn RegisteredGame,
    missing: &[Trial],
    results: &mut Results,
    args: &ReportArgs,
) -> anyhow::Result<bool> {
    let stop = interruptible();
    for (index, trial) in missing.iter().enumerate() {
        eprintln!(
            "{} of {}: {}, {} seats, {} games",
            index + 1,
            missing.len(),
            trial.agents.join(" v "),
            trial.seats,
            trial.games
        );
        let bar = Bar::new(false);
        let control = RunControl { progress: &|done, all| bar.set(done, all), stop };
        let report = measure(any_game, library, trial, args.threads.asked(), &control)?;
        drop(bar);
        if report.stopped {
            return Ok(true);
        }
        let line = results.add(trial, &report)?;
        if let Some(file) = &args.results {
            append(file, &line).with_context(|| format!("{} cannot be written", file.display()))?;
        }
    }
    Ok(false)
}

/// Adds a line to a file, and waits until it is on the disk: hours of games stand in it.
fn append(path: &Path, line: &str) -> std::io::Result<()> {
    let mut file = fs::OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{line}")?;
    // A pipe or a terminal has no disk to wait for.
    if file.metadata()?.is_file() { file.sync_all() } else { Ok(()) }
}

/// The learning curves, as SVG.
fn learning(weights: &[WeightsFile]) -> anyhow::Result<Vec<String>> {
    let draw = |file: &WeightsFile| {
        let title = format!("{}, {}, {} seats", file.subject, file.rules, file.seats);
        let against = file.validation.first().map(|known| known.name.as_str());
        let against = against.filter(|_| file.curve.iter().any(|step| step.best_against.is_some()));
        curve::draw(&file.curve, &Caption { title: &title, against, even: 1.0 / file.seats.max(1) as f64 })
    };
    weights.iter().filter(|file| !file.curve.is_empty()).map(draw).collect()
}
