//! `report`: what is known about the strength of a game's opponents, as a page and as a text.

mod page;
mod text;

use std::fs;
use std::io::Write;

use anyhow::Context;
use lab::report::{Document, ReportPlan, Results, Trial, measure};
use lab::train::WeightsFile;
use lab::{Library, Room, Watch, game, read_text};

use super::{writable, write};
use crate::args::ReportArgs;
use crate::curve::{self, Caption};
use crate::exit::Done;
use crate::output::Output;
use crate::progress::{Bar, interruptible};

pub fn run(library: &Library, args: &ReportArgs, output: &mut Output) -> anyhow::Result<Done> {
    let room = game(&args.game)?;
    let plan = ReportPlan::of(library, &args.game)?;
    let mut results = match &args.results {
        Some(file) if file.exists() => Results::read(&read_text(file)?)?,
        _ => Results::default(),
    };
    let weights = plan.learned(room, library)?;
    // What cannot be written in the end is said before hours are spent.
    for file in [&args.out, &args.results].into_iter().flatten() {
        writable(file)?;
    }
    let old = args.text.as_deref().map(text::Host::read).transpose()?;
    let missing: Vec<Trial> = plan.all().into_iter().filter(|trial| results.of(trial).is_none()).collect();
    let stopped = match args.known {
        true => false,
        false => play(library, room, &missing, &mut results, args)?,
    };
    let document = Document::of(&plan, &results, &weights);
    if let Some(file) = &args.out {
        write(file, &page::render(&document, &pictures(&weights)?))?;
        output.line(format!("the report is in {}", file.display()))?;
    }
    if let Some(host) = old {
        write(host.file, &host.with(&text::render(&document)))?;
        output.line(format!("its tables are in {}", host.file.display()))?;
    }
    if args.out.is_none() && args.text.is_none() {
        output.line(text::render(&document))?;
    }
    if document.missing > 0 {
        output.line(format!("{} matches of {} are still to be played", document.missing, plan.all().len()))?;
    }
    Ok(if stopped { Done::Interrupted } else { Done::All })
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
fn pictures(weights: &[WeightsFile]) -> anyhow::Result<Vec<String>> {
    let draw = |file: &WeightsFile| {
        let title = format!("{}, {}, {} seats", file.subject, file.rules, file.seats);
        let against = file.validation.first().map(|known| known.name.as_str());
        let against = against.filter(|_| file.curve.iter().any(|step| step.best_against.is_some()));
        curve::draw(&file.curve, &Caption { title: &title, against, even: 1.0 / file.seats.max(1) as f64 })
    };
    weights.iter().filter(|file| !file.curve.is_empty()).map(draw).collect()
}
