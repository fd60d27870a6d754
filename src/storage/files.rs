//! Files and folders anywhere on the disk, by their paths.

use std::{
    fs, io,
    io::{BufRead, Read},
    path::{Path, PathBuf},
};

use super::StorageError;

/// The most bytes of a text that is read. The largest this program may write, a training run with fifty thousand leaders of some 240 bytes,
/// stays well below.
pub(super) const MOST_BYTES: u64 = 64 << 20;

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
///
/// # Errors
/// It cannot be read, or is larger.
pub fn read_at_most(path: &Path, most: u64) -> Result<String, StorageError> {
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

/// What a file may be called that keeps something under a name: signs that no file system takes become hyphens. `None` where the name has no letter or digit.
pub fn file_stem(name: &str) -> Option<String> {
    let plain = |c: char| if c.is_alphanumeric() || " _-,()'".contains(c) { c } else { '-' };
    let stem: String = name.trim().chars().map(plain).collect();
    stem.chars().any(char::is_alphanumeric).then_some(stem)
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
