//! Writing a file in one step, so that nothing is ever lost: at any moment, also after a stop midway or a power cut, whoever reads
//! it finds the old or the new bytes whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::LabError;
use crate::text_file::io_reason;

/// What the name of a file that is not whole yet ends with.
const UNFINISHED: &str = ".new";

/// Writes a text to a file on the machine's disk; whoever reads it meanwhile, or after a stop midway, finds what was there before.
///
/// # Errors
/// [`LabError::System`] where the machine refuses; the file is then as it was.
pub fn write_whole(path: &Path, text: &str) -> Result<(), LabError> {
    let refused =
        |error: io::Error| LabError::System(format!("{} cannot be written ({})", path.display(), io_reason(&error)));
    FileDraft::write(path, text.as_bytes()).and_then(FileDraft::publish).map_err(refused)
}

/// The new bytes of a file, which have reached the disk beside it but are not in its place yet. Dropped, they are gone and the
/// file is as it was.
#[derive(Debug)]
#[must_use = "the file is as it was until its draft is published"]
pub struct FileDraft {
    place: PathBuf,
    /// Where the bytes wait; `None` where they went straight to what is no file.
    waiting: Option<PathBuf>,
}

impl FileDraft {
    /// Writes the bytes beside the file, and waits until they are on the disk. What is neither file nor folder, as a pipe or a
    /// terminal, gets them at once: nothing can take its place.
    ///
    /// # Errors
    /// The machine refuses; nothing is left behind.
    pub fn write(path: &Path, bytes: &[u8]) -> io::Result<Self> {
        // A link stays one: what it leads to is written.
        let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if fs::metadata(&place).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
            fs::write(&place, bytes)?;
            return Ok(Self { place, waiting: None });
        }
        let mut waiting = place.as_os_str().to_owned();
        waiting.push(UNFINISHED);
        let waiting = PathBuf::from(waiting);
        let mut file = File::create(&waiting)?;
        // From here on a failure removes what was begun.
        let draft = Self { place, waiting: Some(waiting) };
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(draft)
    }

    /// Puts the bytes in the place of the file, and waits until that too will outlast a power cut.
    ///
    /// # Errors
    /// The machine refuses.
    pub fn publish(mut self) -> io::Result<()> {
        let Some(waiting) = &self.waiting else { return Ok(()) };
        fs::rename(waiting, &self.place)?;
        self.waiting = None;
        sync_folder(&self.place)
    }
}

impl Drop for FileDraft {
    fn drop(&mut self) {
        if let Some(waiting) = &self.waiting {
            // A full disk has no room for half a file. That it cannot be removed is no second fault worth telling.
            let _ = fs::remove_file(waiting);
        }
    }
}

/// Makes a change of names in the folder of `path` outlast a power cut.
///
/// # Errors
/// The folder cannot be opened or synchronised.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    // Elsewhere folders cannot be opened as files, and names are safe once changed.
    if cfg!(unix)
        && let Some(folder) = path.parent()
    {
        // A bare name lies in the working directory.
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = entries.collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_made_and_replaced_and_nothing_else_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run.ron");
        for text in ["one, which is the longer", "two"] {
            write_whole(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(names(folder.path()), ["run.ron"]);
    }

    #[test]
    fn until_it_is_published_a_draft_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run.ron");
        write_whole(&path, "one").unwrap();
        let draft = FileDraft::write(&path, b"two").unwrap();
        // This is the moment at which a power cut would come.
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        assert_eq!(names(folder.path()), ["run.ron", "run.ron.new"]);
        drop(draft);
        assert_eq!(names(folder.path()), ["run.ron"]);
        // What a stop there left behind is in nobody's way.
        fs::write(folder.path().join("run.ron.new"), "half of a longer te").unwrap();
        write_whole(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(names(folder.path()), ["run.ron"]);
    }

    #[test]
    fn where_nothing_can_be_written_it_is_said_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let refused = |path: &Path| {
            let error = write_whole(path, "x").unwrap_err().to_string();
            assert!(error.contains("cannot be written"), "{error}");
        };
        refused(&folder.path().join("missing/run.ron"));
        // No file takes the place of a folder.
        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        refused(&taken);
        assert_eq!(names(folder.path()), ["taken"]);
        assert!(taken.is_dir());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_costs_nothing_that_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run.ron");
        write_whole(&path, "one").unwrap();
        std::os::unix::fs::symlink("/dev/full", folder.path().join("run.ron.new")).unwrap();
        assert!(matches!(write_whole(&path, "two"), Err(LabError::System(_))));
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        assert_eq!(names(folder.path()), ["run.ron"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_device_a_device() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("run.ron"), folder.path().join("link.ron"));
        write_whole(&path, "one").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write_whole(&link, "two").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        write_whole(Path::new("/dev/null"), "three").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
