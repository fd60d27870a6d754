//! The repository as a library of content.

use std::path::Path;

/// The repository as a library of content.
pub fn library() -> lab::Library {
    lab::Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the repository is a library")
}
