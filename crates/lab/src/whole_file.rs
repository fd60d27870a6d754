//! Writing a file in one step: there is always a whole one, the old or the new.

use std::fs;
use std::path::Path;

use crate::LabError;
use crate::text_file::reason;

/// Writes a text to a file on the machine's disk; whoever reads it meanwhile, or after a stop midway, finds what was there before.
///
/// # Errors
/// [`LabError::System`] where the machine refuses.
pub fn write_whole(path: &Path, text: &str) -> Result<(), LabError> {
    let refused =
        |error: std::io::Error| LabError::System(format!("{} cannot be written ({})", path.display(), reason(&error)));
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(refused)
}
