//! `shard` and `merge`: a match in parts, wherever they are played. Parts of training are `train::rounds`.

use lab::Library;
use matches::RunControl;
use registry::command::{Done, Output};
use registry::game;

use super::shard_file::read_shards;
use super::{play_match, train};
use crate::args::{MergeArgs, ShardArgs, ShardCommand};
use crate::progress::{Bar, interruptible};

pub fn shard(library: &Library, args: &ShardArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (options, shard) = match &args.command {
        ShardCommand::Match { options, shard } => (options, shard),
        ShardCommand::Train(part) => return train::shard(library, part, output),
    };
    let any_game = game(&options.game)?;
    let request = play_match::request(any_game, library, options)?;
    let bar = Bar::new(false);
    let stop = interruptible();
    let control = RunControl { progress: &|done, all| bar.set(done, all), stop };
    let line = any_game.shard(library, &request, *shard, &control)?;
    drop(bar);
    super::talk::tell_faults(&request.recorder);
    match line {
        Some(line) => output.line(line).map(|()| Done::All).map_err(anyhow::Error::from),
        None => Ok(Done::Interrupted),
    }
}

pub fn merge(args: &MergeArgs, output: &mut Output) -> anyhow::Result<Done> {
    let files = args.files.iter().map(|path| read_shards(path)).collect::<anyhow::Result<Vec<_>>>()?;
    play_match::print_report(&matches::merge(&files)?, args.output.json, output)?;
    Ok(Done::All)
}
