//! A package's files before others, as if its mod lay in a folder of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::read::Package;
use crate::file_store::{FileStore, MemoryFiles, Stored};

/// The folder that seems to hold the mod's folder: no system lets a file have this name.
const SHELF: &str = "<package>/mods";

/// Files of a package, in a folder of mods that is on no disk, beside all others.
#[derive(Debug)]
pub struct Mounted {
    shelf: PathBuf,
    folder: PathBuf,
    files: Arc<MemoryFiles>,
    others: Arc<dyn FileStore>,
}

impl Mounted {
    /// The files of a package beside others.
    pub fn new(package: &Package, others: Arc<dyn FileStore>) -> Self {
        let shelf = PathBuf::from(SHELF);
        let folder = shelf.join(&package.manifest().id);
        Self { shelf, folder, files: Arc::clone(package.files()), others }
    }

    /// The folder that seems to hold the mod's folder.
    pub fn shelf(&self) -> &Path {
        &self.shelf
    }

    /// A path inside the package, where it is one.
    fn inside<'p>(&self, path: &'p Path) -> Option<&'p Path> {
        path.strip_prefix(&self.folder).ok()
    }
}

impl FileStore for Mounted {
    fn stored(&self, path: &Path) -> Option<Stored> {
        match self.inside(path) {
            Some(path) => self.files.stored(path),
            None => self.others.stored(path),
        }
    }

    fn is_link(&self, path: &Path) -> bool {
        self.inside(path).is_none() && self.others.is_link(path)
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        match self.inside(folder) {
            Some(inner) => self.files.list(inner).into_iter().map(|path| self.folder.join(path)).collect(),
            None if folder == self.shelf => vec![self.folder.clone()],
            None => self.others.list(folder),
        }
    }

    fn list_within(&self, folder: &Path, most: usize) -> Option<Vec<PathBuf>> {
        match self.inside(folder).is_some() || folder == self.shelf {
            true => Some(self.list(folder)).filter(|found| found.len() <= most),
            false => self.others.list_within(folder, most),
        }
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        match self.inside(path) {
            Some(path) => self.files.read(path, most),
            None => self.others.read(path, most),
        }
    }
}
