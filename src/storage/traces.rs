//! What can be seen of files without reading them: whether they changed.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// How deep below a folder is looked: a mod, a folder of it, a file.
const DEPTH: usize = 3;
/// Most files looked at, so that a folder of anything is no burden.
const MOST: usize = 20_000;

/// When the files below some folders were changed last, and how long they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Traces(BTreeMap<PathBuf, (Option<SystemTime>, u64)>);

impl Traces {
    /// Looks at everything up to three folders deep. Links are not followed; what cannot be seen is not there.
    pub fn read(folders: &[PathBuf]) -> Self {
        let mut traces = Self::default();
        for folder in folders {
            traces.look(folder, DEPTH);
        }
        traces
    }

    fn look(&mut self, folder: &Path, depth: usize) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries.flatten() {
            // Of what is beyond links only the link is looked at.
            let Ok(seen) = entry.metadata() else { continue };
            if self.0.len() >= MOST {
                return;
            }
            let path = entry.path();
            if seen.is_dir() && depth > 1 {
                self.look(&path, depth - 1);
            }
            self.0.insert(path, (seen.modified().ok(), seen.len()));
        }
    }

    /// What is new, gone or changed in `later`.
    pub fn changed<'a>(&'a self, later: &'a Self) -> BTreeSet<&'a Path> {
        let one_way = |from: &'a Self, to: &'a Self| {
            from.0.iter().filter(|(path, trace)| to.0.get(*path) != Some(*trace)).map(|(path, _)| path.as_path())
        };
        one_way(self, later).chain(one_way(later, self)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_changed_and_gone_files_are_seen() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let root = vec![folder.path().to_owned()];
        let deep = folder.path().join("mine/equipment");
        fs::create_dir_all(&deep).expect("made");
        fs::write(deep.join("cards.ron"), "[]").expect("written");
        let before = Traces::read(&root);
        assert!(before.changed(&Traces::read(&root)).is_empty());
        fs::write(deep.join("cards.ron"), "[ ]").expect("written");
        let changed = Traces::read(&root);
        assert!(before.changed(&changed).contains(deep.join("cards.ron").as_path()));
        fs::remove_dir_all(folder.path().join("mine")).expect("removed");
        let gone = Traces::read(&root);
        assert_eq!(gone, Traces::default());
        assert_eq!(changed.changed(&gone).len(), 3);
        assert_eq!(Traces::read(&[folder.path().join("nowhere")]), Traces::default());
    }
}
