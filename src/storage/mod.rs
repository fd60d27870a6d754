//! The only module that touches files: where the player's data lies, how it is written so that nothing is ever lost,
//! and where the program finds its assets.

mod atomic;
mod error;
mod files;
mod folder;
mod languages;
mod opener;
mod program;
#[cfg(test)]
mod tests;
mod traces;
mod watch;

pub use error::StorageError;
pub use files::{file_stem, first_line, list, make_folder, read_at_most, read_named, save_picture, write_named};
pub use folder::Storage;
pub use languages::LanguageFile;
pub use opener::Opening;
pub use program::program_folder;
pub use traces::Traces;
pub use watch::FolderWatch;
