//! Files of shards, as `merge` and `train --shards` read them.

use std::io::Read;
use std::path::Path;

use anyhow::Context;
use lab::{LabError, Problem, TextFile, read_text};

/// A file of shards, or standard input.
pub(super) fn read_shards(path: &Path) -> anyhow::Result<TextFile> {
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
