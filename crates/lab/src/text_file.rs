//! Text files, and the words for why one cannot be read.

use std::path::Path;

use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use crate::file_store::{Disk, FileStore};
use crate::{LabError, Problem};

/// A text file and the name it goes by in messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextFile {
    /// Its path as given or found.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// A path as people know it: from the working directory where it lies below it.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().ok();
    let near = here.as_deref().and_then(|here| path.strip_prefix(here).ok()).filter(|near| *near != Path::new(""));
    near.unwrap_or(path).display().to_string()
}

/// Reads a text file of UTF-8 from the machine's disk.
///
/// # Errors
/// [`LabError::Input`] with the file, the reason and a remedy.
pub fn read_text(path: &Path) -> Result<TextFile, LabError> {
    text_in(&Disk, path)
}

/// The same of a file that has no more than so many bytes.
///
/// # Errors
/// As [`read_text`], or where it is larger.
pub fn read_text_within(path: &Path, most: u64) -> Result<TextFile, LabError> {
    text_within(&Disk, path, most)
}

/// The same from any place.
pub(crate) fn text_in(files: &dyn FileStore, path: &Path) -> Result<TextFile, LabError> {
    text_within(files, path, u64::MAX)
}

/// The same of a file that has no more than so many bytes, from any place.
pub(crate) fn text_within(files: &dyn FileStore, path: &Path, most: u64) -> Result<TextFile, LabError> {
    let name = shown(path);
    let bytes = files.read(path, most.saturating_add(1)).map_err(|error| {
        let remedy = match error.kind() {
            std::io::ErrorKind::NotFound => {
                message!("remedy-file-name", "check the name; paths are relative to the working directory")
            }
            std::io::ErrorKind::PermissionDenied => message!("remedy-file-permissions", "check its permissions"),
            _ => message!("remedy-file-text", "name a text file"),
        };
        Problem::new(unreadable(&error)).in_file(name.clone()).remedy(remedy)
    })?;
    if bytes.len() as u64 > most {
        let reason = message!("fault-file-larger", "the file is larger than {most} bytes", most);
        let remedy = message!("remedy-file-meant", "name the file that is meant");
        return Err(Problem::new(reason).in_file(name).remedy(remedy).into());
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count() + 1;
        let column = error.as_bytes()[..good].iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
        let problem = Problem::new(message!("fault-file-not_utf8", "is not UTF-8 text"));
        problem.remedy(message!("remedy-utf8", "save it as UTF-8")).in_file(name.clone()).at(line, column)
    })?;
    Ok(TextFile { name, text })
}

/// A file that the operating system does not let anybody read.
pub(crate) fn unreadable(error: &std::io::Error) -> Message {
    message!("fault-file-unreadable", "cannot be read ({reason})", reason = io_reason(error))
}

/// The operating system's reason without its number, which helps nobody.
pub fn io_reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}
