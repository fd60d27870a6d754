//! The player's folder: where it lies, and how what is in it is read, written and set aside.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use bevy::prelude::Resource;
use lab::sync_folder;

use super::{
    StorageError,
    atomic::{self, beside},
    files::{MOST_BYTES, list, make_folder, read_at_most},
};

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
