//! Files that the user asked for.

use std::path::Path;

use anyhow::Context;
use lab::{FileDraft, LabError, Problem};

/// Writes a file the user asked for, in one step.
///
/// # Errors
/// Where it cannot be written.
pub fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let written = FileDraft::write(path, text.as_bytes()).and_then(FileDraft::publish);
    written.with_context(|| format!("{} cannot be written", path.display()))
}

/// Whether a file can be written there: better found out before hours of games than after.
///
/// # Errors
/// [`LabError::Input`] where it cannot.
pub fn writable(path: &Path) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    if !folder.is_dir() || path.is_dir() {
        let problem = Problem::new("cannot be written").in_file(path.display().to_string());
        return Err(LabError::from(problem.remedy("name a file in a folder that is there")).into());
    }
    Ok(())
}
