//! Writing so that nothing is ever lost: at any moment, whatever is pulled out, a file holds either the old or the new text
//! whole, and the old one lies beside it.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Replaces the text of `path`; what it held is kept as `<path>.previous`. All of it has reached the disk on return.
///
/// # Errors
/// The disk refuses; `path` is then as it was.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let fresh = beside(path, "new");
    let written = write_through(&fresh, text.as_bytes()).and_then(|()| keep(path)).and_then(|()| {
        fs::rename(&fresh, path)?;
        sync_folder(path)
    });
    if written.is_err() {
        // A full disk has no room for half a file. That it cannot be removed is no second fault worth telling.
        let _ = fs::remove_file(&fresh);
    }
    written
}

/// A name beside `path`: with `extension` after its own.
pub(super) fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    PathBuf::from(name)
}

/// Makes a change of names in the folder of `path` outlast a power cut.
///
/// # Errors
/// The folder cannot be opened or synchronised.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    // Elsewhere folders cannot be opened as files, and names are safe once changed.
    if cfg!(unix)
        && let Some(folder) = path.parent()
    {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes `<path>.previous` what `path` is now, while `path` stays.
fn keep(path: &Path) -> io::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let kept = beside(path, "keep");
    if kept.exists() {
        // Left by a run that was ended right here.
        fs::remove_file(&kept)?;
    }
    // A second name for the same bytes; where the file system knows none, a copy.
    if fs::hard_link(path, &kept).is_err() {
        write_through(&kept, &fs::read(path)?)?;
    }
    fs::rename(&kept, beside(path, "previous"))
}
