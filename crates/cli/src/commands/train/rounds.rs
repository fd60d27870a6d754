//! A run whose rounds are played in parts, wherever that is: its beginning, a part of its next round, and all parts together.

use std::path::Path;

use lab::{Library, Problem, TextFile, read_text_within, write_whole};
use registry::command::{Done, Output};
use registry::game;
use training::breed::{BreedControl, BreedRun, Breeding, MOST_BYTES, Reached};

use super::super::shard_file::read_shards;
use super::cards::with_cards;
use super::run_file::with_file;
use crate::args::{TrainArgs, TrainShard};
use crate::progress::interruptible;

/// Plays a part and prints its line.
pub fn shard(library: &Library, args: &TrainShard, output: &mut Output) -> anyhow::Result<Done> {
    let any_game = game(&args.game)?;
    let Some((breeding, options)) = any_game.breeding().zip(any_game.breed_options()) else {
        let problem = Problem::new(format!("{} learns numbers of its agents, in runs that have no shards", args.game));
        return Err(lab::LabError::from(problem.remedy("train on one machine, or name a game of strategies")).into());
    };
    let library = with_cards(library, options, args.cards.as_deref())?;
    let mut run = resumed(breeding, &library, &args.resume)?;
    match run.shard(args.shard, &control(args.threads.asked()))? {
        Some(line) => output.line(line).map(|()| Done::All).map_err(anyhow::Error::from),
        None => Ok(Done::Interrupted),
    }
}

/// The run of a file.
pub(super) fn resumed(breeding: &dyn Breeding, library: &Library, path: &Path) -> anyhow::Result<BreedRun> {
    let file = read_text_within(path, MOST_BYTES)?;
    Ok(BreedRun::resume(breeding, library, &file).map_err(|error| with_file(error, Some(path)))?)
}

/// Counts the shards that are named, if any, writes the run and says how far it is.
pub(super) fn go(run: &mut BreedRun, args: &TrainArgs, output: &mut Output) -> anyhow::Result<Done> {
    if !args.shards.is_empty() {
        let files: Vec<TextFile> = args.shards.iter().map(|path| read_shards(path)).collect::<Result<_, _>>()?;
        run.merge(&files, &control(Some(1)))?;
    }
    let kept = args.checkpoint.as_ref().or(args.resume.as_ref());
    if let Some(path) = kept {
        write_whole(path, &run.text()?)?;
    }
    let reached = run.reached();
    if args.output.json {
        output.json(&reached)?;
        return Ok(Done::All);
    }
    let (game, path) = (&args.game, kept.map(|path| path.display().to_string()).unwrap_or_default());
    let Reached { generation, generations, round, rounds, games, over } = reached;
    output.line(match over {
        true => format!("the final has been played, {games} games in all; rubicon-lab train {game} --resume {path} measures the leaders"),
        false => format!(
            "generation {generation} of {generations} and round {round} of {rounds} are done, {games} games; \
             next: rubicon-lab shard train {game} --resume {path} --shard I/K"
        ),
    })?;
    Ok(Done::All)
}

/// Nothing is shown or kept meanwhile.
fn control(threads: Option<usize>) -> BreedControl<'static> {
    BreedControl { progress: &|_| (), keep: &|_| Ok(()), stop: interruptible(), threads }
}
