//! Where files of content lie: in folders of the machine, or in memory, as they are built into a program or kept by a browser.
//!
//! Everything the lab reads of a [`Library`](crate::Library) goes through a [`FileStore`]; nothing else knows what a disk is.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::ops::Bound;
use std::path::{Path, PathBuf};

/// What lies at a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// A file of so many bytes.
    File(u64),
    /// A folder.
    Folder,
}

/// A place to read files from.
pub trait FileStore: fmt::Debug + Send + Sync {
    /// What lies there, links followed; `None` for nothing, or nothing that can be looked at.
    fn stored(&self, path: &Path) -> Option<Stored>;

    /// Whether a link lies there, which may lead anywhere. The default is no: most places have none.
    fn is_link(&self, path: &Path) -> bool {
        let _ = path;
        false
    }

    /// What lies in a folder, sorted; nothing where it is none or cannot be read.
    fn list(&self, folder: &Path) -> Vec<PathBuf>;

    /// The same where no more than `most` lie there, else `None`: a folder of strangers may hold any number.
    fn list_within(&self, folder: &Path, most: usize) -> Option<Vec<PathBuf>> {
        let found = self.list(folder);
        (found.len() <= most).then_some(found)
    }

    /// The first `most` bytes of a file, or all of a shorter one.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;
}

/// The files of the machine. Relative paths begin at the working directory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl FileStore for Disk {
    fn stored(&self, path: &Path) -> Option<Stored> {
        let found = fs::metadata(path).ok()?;
        // A pipe or a device is neither.
        let file = found.is_file().then_some(Stored::File(found.len()));
        if found.is_dir() { Some(Stored::Folder) } else { file }
    }

    fn is_link(&self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok_and(|found| found.file_type().is_symlink())
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        paths.sort();
        paths
    }

    fn list_within(&self, folder: &Path, most: usize) -> Option<Vec<PathBuf>> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.take(most.saturating_add(1)).map(|entry| entry.path()).collect();
        paths.sort();
        (paths.len() <= most).then_some(paths)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// Files in memory, by path. A folder is there as long as something lies in it.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct MemoryFiles(BTreeMap<PathBuf, Cow<'static, [u8]>>);

impl MemoryFiles {
    /// Puts a file there, or another in its place.
    pub fn insert(&mut self, path: impl Into<PathBuf>, bytes: impl Into<Cow<'static, [u8]>>) {
        self.0.insert(path.into(), bytes.into());
    }

    /// All files with their bytes, in the order of their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &[u8])> {
        self.0.iter().map(|(path, bytes)| (path.as_path(), &**bytes))
    }

    /// The files below a folder, each by what follows the folder in its path.
    fn below(&self, folder: &Path) -> impl Iterator<Item = &Path> {
        // Paths are sorted by their parts, so those below a folder follow each other.
        let from = (Bound::Included(folder), Bound::Unbounded);
        let from = self.0.range::<Path, _>(from).map(|(path, _)| path);
        from.map_while(move |path| path.strip_prefix(folder).ok()).filter(|rest| !rest.as_os_str().is_empty())
    }
}

impl fmt::Debug for MemoryFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}

impl FileStore for MemoryFiles {
    fn stored(&self, path: &Path) -> Option<Stored> {
        let file = self.0.get(path).map(|bytes| Stored::File(bytes.len() as u64));
        file.or_else(|| self.below(path).next().map(|_| Stored::Folder))
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        let names: BTreeSet<PathBuf> =
            self.below(folder).filter_map(|rest| rest.components().next()).map(|name| folder.join(name)).collect();
        names.into_iter().collect()
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let bytes = self.0.get(path).ok_or(io::ErrorKind::NotFound)?;
        let end = usize::try_from(most).unwrap_or(usize::MAX).min(bytes.len());
        Ok(bytes[..end].to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> MemoryFiles {
        let mut files = MemoryFiles::default();
        files.insert("root/a/one.txt", b"one".as_slice());
        files.insert("root/a.txt", b"two".as_slice());
        files.insert("root/a/deep/three.txt", b"three".as_slice());
        files
    }

    #[test]
    fn memory_has_the_folders_its_files_lie_in() {
        let files = two();
        assert_eq!(files.stored(Path::new("root")), Some(Stored::Folder));
        assert_eq!(files.stored(Path::new("root/a/one.txt")), Some(Stored::File(3)));
        assert_eq!(files.stored(Path::new("root/a/on")), None);
        let told = |folder: &str| -> Vec<String> {
            files.list(Path::new(folder)).iter().map(|path| path.display().to_string()).collect()
        };
        assert_eq!(told("root"), ["root/a", "root/a.txt"]);
        assert_eq!(told("root/a"), ["root/a/deep", "root/a/one.txt"]);
        assert!(told("root/a.txt").is_empty() && told("elsewhere").is_empty());
    }

    #[test]
    fn no_more_is_read_than_is_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x");
        fs::write(&path, "three").unwrap();
        let mut memory = MemoryFiles::default();
        memory.insert(&path, b"three".as_slice());
        for files in [&Disk as &dyn FileStore, &memory] {
            assert_eq!(files.read(&path, 2).unwrap(), b"th");
            assert_eq!(files.read(&path, u64::MAX).unwrap(), b"three");
            let missing = files.read(&folder.path().join("y"), 1).unwrap_err();
            assert_eq!(missing.kind(), io::ErrorKind::NotFound);
        }
    }
}
