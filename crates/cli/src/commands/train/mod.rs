//! `train`: learns by playing.
//!
//! A game either has agents with numbers to learn (`weights`, `request` and `print`), or breeds whole strategies (`breed`, `breed_request`
//! and `leaderboard`, for several setups `many`, in rounds of which parts are played elsewhere `rounds`); `opening` is what either plays,
//! `kinds` refuses what belongs to the other kind, `cards` lays cards over the shipped ones, and `run_file` names a run's file in its
//! faults.

mod breed;
mod breed_request;
mod cards;
mod kinds;
mod leaderboard;
mod many;
mod opening;
mod print;
mod request;
mod rounds;
mod run_file;
mod weights;

use std::path::Path;

use clap::ArgMatches;
use lab::{LabError, Library, Problem};
use registry::command::{Done, Output, writable};
use registry::game;

pub use rounds::shard;

use crate::args::TrainArgs;

pub fn run(library: &Library, args: &TrainArgs, own: &ArgMatches, output: &mut Output) -> anyhow::Result<Done> {
    let any_game = game(&args.game)?;
    // A run that is gone on with is written on where it lies.
    let run_on = args.resume.as_ref().filter(|_| args.checkpoint.is_none());
    for path in [&args.checkpoint, &args.out, &args.curve, &args.keep].into_iter().flatten().chain(run_on) {
        writable(path)?;
        not_shipped(library, path)?;
    }
    kinds::check_options(any_game, own)?;
    match any_game.breeding().zip(any_game.breed_options()) {
        Some((breeding, options)) => {
            kinds::check_breeding(args)?;
            let library = cards::with_cards(library, options, args.cards.as_deref())?;
            let words = options.read(own)?;
            match opening::several(args, &words)? {
                Some(openings) => many::run(&many::List { breeding, options, words, openings }, &library, args, output),
                None => breed::run(any_game, &breed::Words { breeding, words }, &library, args, output),
            }
        }
        None => {
            kinds::check_weights(args)?;
            weights::run(any_game, library, args, output)
        }
    }
}

/// Refuses to write what came with the program: it would be lost, and other runs begin with it.
fn not_shipped(library: &Library, path: &Path) -> Result<(), LabError> {
    let whole = |path: &Path| path.canonicalize().ok();
    let shipped = ["assets", "scenes", "mods"].map(|folder| library.root().join(folder));
    let within = |file: &Path| shipped.iter().filter_map(|folder| whole(folder)).any(|folder| file.starts_with(folder));
    if whole(path).is_none_or(|file| !within(&file)) {
        return Ok(());
    }
    let problem = Problem::new("came with the program and is never written").in_file(path.display().to_string());
    Err(problem.remedy("name a file of your own").into())
}
