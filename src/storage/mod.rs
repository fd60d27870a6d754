//! The only module that touches files: where the player's data lies, how it is written so that nothing is ever lost,
//! and where the program finds its assets.

mod atomic;
mod error;
mod languages;
mod opener;
mod traces;
mod watch;

use std::{
    fs, io,
    io::{BufRead, Read},
    path::{Path, PathBuf},
    time::SystemTime,
};

use bevy::prelude::Resource;
use lab::sync_folder;

use atomic::beside;
pub use error::StorageError;
pub use languages::LanguageFile;
pub use opener::Opening;
pub use traces::Traces;
pub use watch::FolderWatch;

/// The most bytes of a text that is read. The largest this program may write, a training run with fifty thousand leaders of some 240 bytes,
/// stays well below.
const MOST_BYTES: u64 = 64 << 20;

/// The player's folder. Everything in it is named by a path relative to it, such as `settings.ron` or
/// `saves/monday.ron`.
#[derive(Resource, Clone, Debug)]
pub struct Storage {
    root: PathBuf,
}

impl Storage {
    /// Names the folder of user data: `chosen` if given, else the platform's. Nothing is made or looked at yet.
    ///
    /// # Errors
    /// The platform names no such folder.
    pub fn at(chosen: Option<&Path>) -> Result<Self, StorageError> {
        let root = match chosen {
            Some(path) => path.to_owned(),
            None => {
                directories::ProjectDirs::from("", "", "Rubicon").ok_or(StorageError::NoHome)?.data_dir().to_owned()
            }
        };
        // A relative path would change its meaning with the current directory.
        let root = std::path::absolute(&root).map_err(|source| StorageError::Read { path: root, source })?;
        Ok(Self { root })
    }

    /// Makes the folder of user data when it is not there. Where that fails, everything can still be asked for: what is read
    /// was never written, and whatever is written fails with its reason.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn prepare(&self) -> Result<(), StorageError> {
        make_folder(&self.root)
    }

    /// Names the folder of user data and makes it.
    ///
    /// # Errors
    /// See [`Storage::at`] and [`Storage::prepare`].
    pub fn open(chosen: Option<&Path>) -> Result<Self, StorageError> {
        let storage = Self::at(chosen)?;
        storage.prepare()?;
        Ok(storage)
    }

    /// Where a name lies on disk, for telling the player.
    ///
    /// # Errors
    /// The name leaves the folder of user data.
    pub fn path(&self, name: &str) -> Result<PathBuf, StorageError> {
        let relative = Path::new(name);
        let plain = relative.components().all(|part| matches!(part, std::path::Component::Normal(_)));
        if name.is_empty() || !plain {
            return Err(StorageError::BadName(name.to_owned()));
        }
        Ok(self.root.join(relative))
    }

    /// Reads a text; `None` when it was never written.
    ///
    /// # Errors
    /// It is there but cannot be read (permissions, not UTF-8, more than 64 MiB).
    pub fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        let path = self.path(name)?;
        match read_at_most(&path, MOST_BYTES) {
            Ok(text) => Ok(Some(text)),
            Err(StorageError::Read { source, .. })
                if matches!(source.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Reads what [`Storage::write`] replaced last; `None` when there is none.
    ///
    /// # Errors
    /// As [`Storage::read`].
    pub fn read_previous(&self, name: &str) -> Result<Option<String>, StorageError> {
        self.read(&format!("{name}.previous"))
    }

    /// Writes a text so that a crash at any moment leaves either the old or the new one whole; the old one is kept
    /// beside it as `<name>.previous`.
    ///
    /// # Errors
    /// The folder cannot be made or the file not written; the old text is then untouched.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let path = self.path(name)?;
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        atomic::replace(&path, text).map_err(|source| StorageError::Write { path, source })
    }

    /// Makes what [`Storage::write`] replaced last the text again. Call where the text itself has been set aside.
    ///
    /// # Errors
    /// There is none, or it cannot be renamed.
    pub fn restore_previous(&self, name: &str) -> Result<(), StorageError> {
        self.move_file(&beside(&self.path(name)?, "previous"), &self.path(name)?)
    }

    /// Gives a file another name, and its earlier version too.
    ///
    /// # Errors
    /// The new name is taken, or the file cannot be renamed.
    pub fn rename(&self, name: &str, to: &str) -> Result<(), StorageError> {
        let (path, to) = (self.path(name)?, self.path(to)?);
        self.move_file(&path, &to)?;
        // What was once kept under the new name belongs to a game that is gone.
        let (previous, kept) = (beside(&path, "previous"), beside(&to, "previous"));
        if previous.exists() {
            fs::rename(&previous, &kept)
                .and_then(|()| sync_folder(&kept))
                .map_err(|source| StorageError::Write { path: previous, source })?;
        }
        Ok(())
    }

    fn move_file(&self, path: &Path, to: &Path) -> Result<(), StorageError> {
        if to.exists() {
            return Err(StorageError::Taken(to.to_owned()));
        }
        fs::rename(path, to)
            .and_then(|()| sync_folder(to))
            .map_err(|source| StorageError::Write { path: path.to_owned(), source })
    }

    /// Deletes a file and its earlier version; nothing happens where there is none.
    ///
    /// # Errors
    /// It cannot be deleted.
    pub fn delete(&self, name: &str) -> Result<(), StorageError> {
        let path = self.path(name)?;
        for file in [beside(&path, "previous"), path] {
            match fs::remove_file(&file) {
                Err(source) if source.kind() != io::ErrorKind::NotFound => {
                    return Err(StorageError::Write { path: file, source });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The names of all files with this extension in a folder, the one written last first.
    pub fn newest_first(&self, folder: &str, extension: &str) -> Vec<String> {
        let Ok(place) = self.path(folder) else { return Vec::new() };
        let mut files: Vec<(SystemTime, String)> = list(&place, extension)
            .into_iter()
            .filter_map(|path| {
                let written = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
                Some((written, format!("{folder}/{}", path.file_name()?.to_str()?)))
            })
            .collect();
        files.sort_by(|a, b| b.cmp(a));
        files.into_iter().map(|(_, name)| name).collect()
    }

    /// Whether there is a file of this name.
    pub fn has(&self, name: &str) -> bool {
        self.path(name).is_ok_and(|path| path.exists())
    }

    /// Moves a damaged file out of the way, under a name nobody used yet, and tells where it lies now.
    ///
    /// # Errors
    /// The file cannot be renamed.
    pub fn set_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        let path = self.path(name)?;
        let free = (1..)
            .map(|n: u32| beside(&path, &format!("damaged-{n}")))
            .find(|candidate| !candidate.exists())
            .expect("the numbers outlast the disk");
        fs::rename(&path, &free)
            .and_then(|()| sync_folder(&free))
            .map_err(|source| StorageError::Write { path, source })?;
        Ok(free)
    }

    /// Opens a log of this name for writing; the log of the last run is kept as `<name>.previous`.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn open_log(&self, name: &str) -> Result<fs::File, StorageError> {
        let path = self.path(name)?;
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        let failed = |source| StorageError::Write { path: path.clone(), source };
        if path.exists() {
            fs::rename(&path, beside(&path, "previous")).map_err(failed)?;
        }
        fs::File::create(&path).map_err(failed)
    }
}

/// Makes a folder and all above it.
///
/// # Errors
/// It cannot be made.
pub fn make_folder(path: &Path) -> Result<(), StorageError> {
    fs::create_dir_all(path).map_err(|source| StorageError::MakeFolder { path: path.to_owned(), source })
}

/// Reads a file the player named, such as a scene.
///
/// # Errors
/// It cannot be read, or has more than 64 MiB.
pub fn read_named(path: &Path) -> Result<String, StorageError> {
    read_at_most(path, MOST_BYTES)
}

/// Reads a text of at most so many bytes, and of a larger one no more than that.
fn read_at_most(path: &Path, most: u64) -> Result<String, StorageError> {
    let mut bytes = Vec::new();
    let unreadable = |source| StorageError::Read { path: path.to_owned(), source };
    fs::File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)).map_err(unreadable)?;
    if bytes.len() as u64 > most {
        return Err(StorageError::TooLarge { path: path.to_owned(), most });
    }
    String::from_utf8(bytes).map_err(|error| unreadable(io::Error::new(io::ErrorKind::InvalidData, error.utf8_error())))
}

/// Writes a file the player named, such as what is to be inspected: whoever reads it meanwhile never finds half of it. It is for
/// watching only and written with every change, so nothing waits for the disk.
///
/// # Errors
/// It cannot be written.
pub fn write_named(path: &Path, text: &str) -> Result<(), StorageError> {
    let draft = path.with_extension("draft");
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, path));
    written.map_err(|source| StorageError::Write { path: path.to_owned(), source })
}

/// The first line of a file, without its end; `None` where it cannot be read.
pub fn first_line(path: &Path) -> Option<String> {
    let mut line = String::new();
    // No line that is meant to be read is longer; a file without lines is not read whole.
    const LONGEST: u64 = 1024;
    io::BufReader::new(fs::File::open(path).ok()?.take(LONGEST)).read_line(&mut line).ok()?;
    Some(line.trim_end().to_owned())
}

/// Writes a picture as PNG, without its transparency.
///
/// # Errors
/// Its folder cannot be made, its format not encoded, or the file not written.
pub fn save_picture(path: &Path, image: &bevy::image::Image) -> Result<(), StorageError> {
    let failed = |reason: String| StorageError::Picture { path: path.to_owned(), reason };
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let picture = image.clone().try_into_dynamic().map_err(|error| failed(error.to_string()))?;
    picture.to_rgb8().save(path).map_err(|error| failed(error.to_string()))
}

/// The files with this extension in a folder, by name; an absent folder has none.
pub fn list(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// The folder that holds `assets` and `scenes`: beside the program, above it in a build tree, or the current folder.
///
/// # Errors
/// None of them has it.
pub fn program_folder() -> Result<PathBuf, StorageError> {
    let mut candidates = Vec::new();
    if let Ok(program) = std::env::current_exe() {
        candidates.extend(program.ancestors().skip(1).take(5).map(Path::to_owned));
    }
    candidates.extend(std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from));
    candidates.extend(option_env!("CARGO_MANIFEST_DIR").map(PathBuf::from));
    candidates.extend(std::env::current_dir().ok());
    candidates.iter().find(|folder| folder.join("assets/CREDITS.md").is_file()).cloned().ok_or_else(|| {
        let places: Vec<String> = candidates.iter().map(|folder| folder.display().to_string()).collect();
        StorageError::NoAssets(places.join(", "))
    })
}

#[cfg(test)]
mod tests;
