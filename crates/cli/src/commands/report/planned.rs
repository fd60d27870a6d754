//! The report of a game's opponents: the matches of its plan, played as far as they are not known, and what they found.

use std::fs;
use std::io::Write;

use anyhow::Context;
use lab::report::{Document, ReportPlan, Results, Trial, measure};
use lab::train::WeightsFile;
use lab::{Library, Room, Watch, read_text};

use super::Found;
use crate::args::ReportArgs;
use crate::commands::writable;
use crate::curve::{self, Caption};
use crate::exit::Done;
use crate::progress::{Bar, interruptible};

/// Plays what is missing, and tells what is known then.
pub fn find(library: &Library, room: &dyn Room, args: &ReportArgs) -> anyhow::Result<Found> {
    let plan = ReportPlan::of(library, &args.game)?;
    let mut results = match &args.results {
        Some(file) if file.exists() => Results::read(&read_text(file)?)?,
        _ => Results::default(),
    };
    let weights = plan.learned(room, library)?;
    if let Some(file) = &args.results {
        writable(file)?;
    }
    let missing: Vec<Trial> = plan.all().into_iter().filter(|trial| results.of(trial).is_none()).collect();
    let stopped = match args.known {
        true => false,
        false => play(library, room, &missing, &mut results, args)?,
    };
    let document = Document::of(&plan, &results, &weights);
    let note = (document.missing > 0)
        .then(|| format!("{} matches of {} are still to be played", document.missing, plan.all().len()));
    let done = if stopped { Done::Interrupted } else { Done::All };
    Ok(Found { document, learning: learning(&weights)?, note, done })
}

/// Plays the matches, keeping each as it is finished; whether it was stopped.
fn play(
    library: &Library,
    room: &dyn Room,
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
        let watch = Watch { progress: &|done, all| bar.set(done, all), stop };
        let report = measure(room, library, trial, args.threads.asked(), &watch)?;
        drop(bar);
        if report.stopped {
            return Ok(true);
        }
        let line = results.add(trial, &report)?;
        if let Some(file) = &args.results {
            let appended = fs::OpenOptions::new().create(true).append(true).open(file);
            appended
                .and_then(|mut file| writeln!(file, "{line}"))
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
    }
    Ok(false)
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
