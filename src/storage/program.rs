//! Where the program finds its assets.

use std::path::{Path, PathBuf};

use super::StorageError;

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
