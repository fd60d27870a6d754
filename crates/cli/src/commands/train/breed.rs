//! Breeds strategies by co-evolution.

use std::path::{Path, PathBuf};
use std::time::Instant;

use lab::{LabError, Library, TextFile, read_text_within, write_whole};
use registry::RegisteredGame;
use registry::command::{BreedWords, Done, Output};
use training::breed::{BreedControl, BreedProgress, BreedRun, Breeding, MOST_BYTES, Stage};

use super::opening::opening;
use super::{breed_request, leaderboard, rounds};
use crate::args::TrainArgs;
use crate::exit::tell;
use crate::progress::{Bar, interruptible};

/// Parts of the bar.
pub(super) const PARTS: f64 = 10_000.0;

/// A game that breeds strategies, and what its own options say.
pub struct Words<'a> {
    pub breeding: &'a dyn Breeding,
    pub words: BreedWords,
}

pub fn run(
    any_game: &dyn RegisteredGame,
    Words { breeding, words }: &Words<'_>,
    library: &Library,
    args: &TrainArgs,
    output: &mut Output,
) -> anyhow::Result<Done> {
    let known = known(args)?;
    let mut run = match &args.resume {
        Some(path) => rounds::resumed(*breeding, library, path)?,
        None => {
            let opening = opening(any_game, library, args, words.setup.as_ref())?;
            BreedRun::begin(*breeding, library, &breed_request::of(opening, args, words, known)?)?
        }
    };
    // What the leaders are to be added to is looked at before hours of games, not after.
    if let Some(kept) = args.keep.as_deref().map(stored).transpose()?.flatten() {
        run.known_in(&kept)?;
    }
    if args.begin || !args.shards.is_empty() {
        return rounds::go(&mut run, args, output);
    }
    let kept: Option<&PathBuf> = args.checkpoint.as_ref().or(args.resume.as_ref());
    let (bar, started) = (Bar::by_share(args.output.json), Instant::now());
    let control = BreedControl {
        progress: &|progress: BreedProgress| {
            bar.set_saying((PARTS * progress.share()) as u64, PARTS as u64, || doing(&progress, started));
        },
        keep: &|run: &BreedRun| kept.map_or(Ok(()), |path| write_whole(path, &run.text()?)),
        stop: interruptible(),
        threads: args.threads.asked(),
    };
    let report = run.go(&control)?;
    drop(bar);
    if !report.stopped {
        store(&run, args)?;
    }
    match args.output.json {
        true => output.json(&report)?,
        false => leaderboard::print(&report, output)?,
    }
    if report.stopped {
        if let Some(path) = kept {
            tell(&format!("stopped; go on with: rubicon-lab train {} --resume {}", args.game, path.display()));
        }
        return Ok(Done::Interrupted);
    }
    Ok(Done::All)
}

/// The library a run begins with, if any.
pub(super) fn known(args: &TrainArgs) -> Result<Option<TextFile>, LabError> {
    args.library.as_deref().map(|path| read_text_within(path, MOST_BYTES)).transpose()
}

/// The library at a path; `None` where there is none yet.
fn stored(path: &Path) -> Result<Option<TextFile>, LabError> {
    if path.exists() { read_text_within(path, MOST_BYTES).map(Some) } else { Ok(None) }
}

/// Writes the leaders to where they are asked for. What they are added to is read now: it may have grown since the run began.
fn store(run: &BreedRun, args: &TrainArgs) -> Result<(), LabError> {
    if let Some(path) = &args.out {
        write_whole(path, &run.kept_in(None)?)?;
    }
    if let Some(path) = &args.keep {
        write_whole(path, &run.kept_in(stored(path)?.as_ref())?)?;
    }
    Ok(())
}

/// What is under way, and how fast.
pub(super) fn doing(progress: &BreedProgress, started: Instant) -> String {
    let what = match progress.stage {
        Stage::Generation => format!("generation {} of {}", progress.generation, progress.generations),
        Stage::Final => "final".to_owned(),
        Stage::Validation => "leaders against each other".to_owned(),
    };
    let speed = progress.played as f64 / started.elapsed().as_secs_f64().max(1e-9);
    format!("{what}, {} games, {speed:.0} a second", progress.games)
}
