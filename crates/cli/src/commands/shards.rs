//! `shard` and `merge`: a match in parts, wherever they are played. Parts of training are `train::rounds`.

use std::io::Read;
use std::path::Path;

use anyhow::Context;
use lab::{LabError, Library, Problem, TextFile, Watch, game, read_text};

use super::{matches, train};
use crate::args::{MergeArgs, ShardArgs, ShardCommand};
use crate::exit::Done;
use crate::output::Output;
use crate::progress::{Bar, interruptible};

pub fn shard(library: &Library, args: &ShardArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (of, shard) = match &args.command {
        ShardCommand::Match { of, shard } => (of, shard),
        ShardCommand::Train(part) => return train::shard(library, part, output),
    };
    let room = game(&of.game)?;
    let request = matches::request(room, library, of)?;
    let bar = Bar::new(false);
    let stop = interruptible();
    let watch = Watch { progress: &|done, all| bar.set(done, all), stop };
    let line = room.shard(library, &request, *shard, &watch)?;
    drop(bar);
    super::talk::tell_faults(&request.recorder);
    match line {
        Some(line) => output.line(line).map(|()| Done::All).map_err(anyhow::Error::from),
        None => Ok(Done::Interrupted),
    }
}

pub fn merge(args: &MergeArgs, output: &mut Output) -> anyhow::Result<Done> {
    let files = args.files.iter().map(|path| read(path)).collect::<anyhow::Result<Vec<_>>>()?;
    matches::tell(&lab::merge(&files)?, args.output.json, output)?;
    Ok(Done::All)
}

/// A file of shards, or standard input.
pub(super) fn read(path: &Path) -> anyhow::Result<TextFile> {
    if path != Path::new("-") {
        return Ok(read_text(path)?);
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes).context("standard input cannot be read")?;
    let name = "standard input".to_owned();
    let text =
        String::from_utf8(bytes).map_err(|_| LabError::from(Problem::new("is not UTF-8 text").in_file(&name)))?;
    Ok(TextFile { name, text })
}
