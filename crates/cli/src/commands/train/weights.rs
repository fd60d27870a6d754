//! Learns numbers of an agent by playing.

use std::path::PathBuf;

use anyhow::Context;
use lab::{Library, read_text};
use registry::RegisteredGame;
use registry::command::{Done, Output, write};
use training::train::{Checkpoint, Progress, Stage, TrainControl, Training, WeightsFile};

use super::run_file::with_file;
use super::{print, request};
use crate::args::TrainArgs;
use crate::curve::{self, Caption};
use crate::exit::tell;
use crate::progress::{Bar, interruptible};

pub fn run(
    any_game: &dyn RegisteredGame,
    library: &Library,
    args: &TrainArgs,
    output: &mut Output,
) -> anyhow::Result<Done> {
    let (request, from) = match &args.resume {
        Some(path) => {
            let checkpoint = Checkpoint::read(&read_text(path)?)?;
            (checkpoint.request.clone(), Some(checkpoint))
        }
        None => (request::read(any_game, library, args)?, None),
    };
    let kept: Option<&PathBuf> = args.checkpoint.as_ref().or(args.resume.as_ref());
    let bar = Bar::new(args.output.json);
    let control = TrainControl {
        progress: &|progress: Progress| {
            bar.set_saying(progress.games, progress.planned, || {
                format!("{}, generation {} of {}", doing(progress.stage), progress.generation, progress.generations)
            });
        },
        generation: &|_| {},
        keep: &|checkpoint: &Checkpoint| kept.map_or(Ok(()), |path| checkpoint.write(path)),
        stop: interruptible(),
        threads: args.threads.asked(),
    };
    let training =
        any_game.train(library, &request, from, &control).map_err(|error| with_file(error, args.resume.as_deref()))?;
    drop(bar);
    if let (Some(path), Some(file)) = (&args.out, WeightsFile::of(&training)) {
        write(path, &file.to_ron()?)?;
    }
    if let Some(path) = &args.curve {
        write(path, &picture(&training)?)?;
    }
    match args.output.json {
        true => output.json(&training)?,
        false => print::print(&training, output)?,
    }
    if training.stopped {
        if let Some(path) = kept {
            tell(&format!("stopped; go on with: rubicon-lab train {} --resume {}", args.game, path.display()));
        }
        return Ok(Done::Interrupted);
    }
    Ok(Done::All)
}

fn doing(stage: Stage) -> &'static str {
    match stage {
        Stage::Generation => "tournaments",
        Stage::Yardstick => "against the reference",
        Stage::Finals => "finals",
        Stage::Validation => "validation",
    }
}

/// The learning curve of a run.
fn picture(training: &Training) -> anyhow::Result<String> {
    let title = format!("{}, {}, {} seats", training.subject, training.rules, training.seats);
    let caption =
        Caption { title: &title, against: training.yardstick.as_deref(), even: 1.0 / training.seats.max(1) as f64 };
    curve::draw(&training.curve, &caption).context("the learning curve cannot be drawn")
}
