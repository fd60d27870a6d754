//! Replacing a file while what it held is kept: at any moment, whatever is pulled out, it holds either the old or the new text
//! whole, and the old one lies beside it.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use lab::FileDraft;

/// Replaces the text of `path`; what it held is kept as `<path>.previous`. All of it has reached the disk on return.
///
/// # Errors
/// The disk refuses; `path` is then as it was.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // What was kept before goes only once the new text is safe on the disk.
    let draft = FileDraft::write(path, text.as_bytes())?;
    keep(path)?;
    draft.publish()
}

/// A name beside `path`: with `extension` after its own.
pub(super) fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    PathBuf::from(name)
}

/// Makes `<path>.previous` what `path` is now, while `path` stays.
fn keep(path: &Path) -> io::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let (kept, previous) = (beside(path, "keep"), beside(path, "previous"));
    if kept.exists() {
        // Left by a run that was ended right here.
        fs::remove_file(&kept)?;
    }
    // A second name for the same bytes; where the file system knows none, a copy.
    match fs::hard_link(path, &kept) {
        Ok(()) => fs::rename(&kept, previous),
        Err(_) => FileDraft::write(&previous, &fs::read(path)?)?.publish(),
    }
}
