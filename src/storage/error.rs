//! What can go wrong with a file.

use std::{io, path::PathBuf};

use thiserror::Error;

/// What went wrong with a file, in words a player can act on.
#[derive(Debug, Error)]
pub enum StorageError {
    /// The platform names no folder for the player's data.
    #[error("this system names no folder for user data; give one with --userdata-dir DIR")]
    NoHome,
    /// A folder cannot be made.
    #[error("cannot make the folder {path}: {source}; check its permissions or give another with --userdata-dir DIR")]
    MakeFolder {
        /// The folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file cannot be read.
    #[error("cannot read {path}: {source}")]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file cannot be written.
    #[error("cannot write {path}: {source}; what was there before is untouched")]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A picture that cannot be encoded.
    #[error("cannot write the picture {path}: {reason}")]
    Picture {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// A name that is taken.
    #[error("there is already a file {0}; choose another name")]
    Taken(PathBuf),
    /// A name that would leave the folder of user data.
    #[error("`{0}` is not a file name within the folder of user data")]
    BadName(String),
    /// No `assets` folder anywhere it could be.
    #[error(
        "no folder `assets` with the program's files was found; looked in {0}; start the program from its own folder"
    )]
    NoAssets(String),
}
