//! Folders of mods made for a test.

use std::fs;
use std::path::{Path, PathBuf};

use lab::mods::Wanted;
use registry::games::DiceModule;
use registry::games::dice::Stock;
pub use test_kit::library;

/// A folder of mods that is gone after the test.
pub struct Shelf {
    root: PathBuf,
    /// A folder of its own is deleted with the shelf.
    _folder: Option<tempfile::TempDir>,
}

impl Shelf {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        Self { root: folder.path().join("mods"), _folder: Some(folder) }
    }

    pub fn at(root: &Path) -> Self {
        Self { root: root.to_owned(), _folder: None }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The path of a file of a mod, in a folder that is there.
    pub fn path(&self, id: &str, name: &str) -> PathBuf {
        let path = self.root.join(id).join(name);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("a folder can be made");
        path
    }

    pub fn write(&self, id: &str, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(id, name), text).expect("a file can be written");
    }

    /// What is shipped with these mods over it.
    pub fn stock(&self, ids: &[&str]) -> Stock {
        let wanted = Wanted::These(ids.iter().map(|id| (*id).to_owned()).collect());
        let library = library().with_mods(Some(self.root.clone()), wanted);
        DiceModule.stock(&library).expect("what is shipped can be read")
    }
}

pub fn manifest(id: &str, depends: &str) -> String {
    format!(
        "(id: \"{id}\", name: \"Test\", version: \"1.0.0\", game_version: \"0.1\", authors: [\"Test\"], licence: \"MIT\", depends: [{depends}])"
    )
}

pub fn card(id: &str, action: &str) -> String {
    format!("(id: \"{id}\", name: \"Test {id}\", slot: Any, text: \"Test.\", action: \"{action}\")")
}

pub fn enemy(id: &str, card: &str) -> String {
    format!("(id: \"{id}\", name: \"Test {id}\", text: \"Test.\", tier: 1, hp: 20, dice: 2, cards: [\"{card}\"])")
}
