//! What can go wrong with a file.

use std::{fmt, io, path::PathBuf};

use tabletop::{Message, message};

/// What went wrong with a file, in words a player can act on.
#[derive(Debug)]
pub enum StorageError {
    /// The platform names no folder for the player's data.
    NoHome,
    /// A folder cannot be made.
    MakeFolder {
        /// The folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file cannot be read.
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file is larger than any that this program writes.
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most bytes it may have.
        most: u64,
    },
    /// A file cannot be written.
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A picture that cannot be encoded.
    Picture {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// A name that is taken.
    Taken(PathBuf),
    /// A name that would leave the folder of user data.
    BadName(String),
    /// No `assets` folder anywhere it could be.
    NoAssets(String),
}

impl StorageError {
    /// What went wrong, to the player. What the system says of it stays in its own language.
    pub fn message(&self) -> Message {
        match self {
            Self::NoHome => message!(
                "fault-storage-no_home",
                "this system names no folder for user data; give one with --userdata-dir DIR"
            ),
            Self::MakeFolder { path, source } => message!(
                "fault-storage-make_folder",
                "cannot make the folder {path}: {reason}; check its permissions or give another with --userdata-dir DIR",
                path = path.display().to_string(),
                reason = source.to_string()
            ),
            Self::Read { path, source } => message!(
                "fault-storage-read",
                "cannot read {path}: {reason}",
                path = path.display().to_string(),
                reason = source.to_string()
            ),
            Self::TooLarge { path, most } => message!(
                "fault-storage-too_large",
                "{path} has more than {most} MiB, so it was not read; move it somewhere else or delete it",
                path = path.display().to_string(),
                most = most >> 20
            ),
            Self::Write { path, source } => message!(
                "fault-storage-write",
                "cannot write {path}: {reason}; what was there before is untouched",
                path = path.display().to_string(),
                reason = source.to_string()
            ),
            Self::Picture { path, reason } => message!(
                "fault-storage-picture",
                "cannot write the picture {path}: {reason}",
                path = path.display().to_string(),
                reason
            ),
            Self::Taken(path) => message!(
                "fault-storage-taken",
                "there is already a file {path}; choose another name",
                path = path.display().to_string()
            ),
            Self::BadName(name) => {
                message!("fault-storage-bad_name", "`{name}` is not a file name within the folder of user data", name)
            }
            Self::NoAssets(places) => message!(
                "fault-storage-no_assets",
                "no folder `assets` with the program's files was found; looked in {places}; start the program from its own folder",
                places
            ),
        }
    }
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for StorageError {}

impl From<StorageError> for Message {
    fn from(error: StorageError) -> Self {
        error.message()
    }
}
