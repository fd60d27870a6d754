//! Which mods there are, and which are in use.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabletop::message;

use super::files::{Files, MANIFEST, MOST_MEDIA, file_name, link, shown, text};
use super::manifest::{Manifest, is_id};
use crate::Problem;
use crate::file_store::{FileStore, Stored};

/// Folders that hold mods, and what is wanted of them.
#[derive(Clone, Debug)]
pub struct Shelf {
    files: Arc<dyn FileStore>,
    /// Folders that hold a folder for each mod; of two mods of one id the one in the earlier folder counts.
    pub folders: Vec<PathBuf>,
    /// Which mods are in use.
    pub wanted: Wanted,
}

/// Which mods are in use, and in what order. Those a mod depends on always come before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Wanted {
    /// None.
    #[default]
    None,
    /// Every mod there is, by id.
    All,
    /// These, in this order: later ones win.
    These(Vec<String>),
}

/// A mod's folder, and what is in it.
#[derive(Clone, PartialEq, Debug)]
pub struct ModFolder {
    /// The folder's name, which is the mod's id.
    pub id: String,
    /// The folder.
    pub folder: PathBuf,
    /// What its `mod.ron` says, if it can be read.
    pub manifest: Option<Manifest>,
    /// Its files.
    pub files: Files,
    /// What is wrong with them.
    pub problems: Vec<Problem>,
}

impl ModFolder {
    /// Reads the mod in a folder.
    fn read(store: &dyn FileStore, folder: &Path) -> Self {
        let id = file_name(folder);
        let found =
            |manifest, files, problems| Self { id: id.clone(), folder: folder.to_owned(), manifest, files, problems };
        if store.is_link(folder) {
            let remedy = message!("remedy-mod-folder_itself", "put the folder itself there");
            let problem = Problem::new(link()).in_file(shown(folder)).remedy(remedy);
            return found(None, Files::default(), vec![problem]);
        }
        let path = folder.join(MANIFEST);
        let manifest = match text(store, &path) {
            Ok(file) => Manifest::read(&file, &id),
            Err(problem) if store.is_link(&path) || store.stored(&path).is_some() => Err(vec![problem]),
            Err(_) => {
                let problem = Problem::new(message!("fault-mod-no_manifest", "there is no mod.ron"));
                let remedy =
                    message!("remedy-mod-no_manifest", "write one, or make a new mod by 'rubicon-lab mod new'");
                Err(vec![problem.in_file(shown(folder)).remedy(remedy)])
            }
        };
        match manifest {
            Ok(manifest) => {
                let (files, problems) = Files::read(store, folder);
                found(Some(manifest), files, problems)
            }
            // Without a manifest nobody knows what the files are for.
            Err(problems) => found(None, Files::default(), problems),
        }
    }
}

impl Shelf {
    /// Folders among files that hold mods.
    pub(crate) fn new(files: &Arc<dyn FileStore>, folders: Vec<PathBuf>, wanted: Wanted) -> Self {
        Self { files: Arc::clone(files), folders, wanted }
    }

    /// Every mod there is, by id; of two of one id the one in the earlier folder.
    pub fn found(&self) -> Vec<ModFolder> {
        let mut found: BTreeMap<String, ModFolder> = BTreeMap::new();
        let store = &*self.files;
        let is_folder = |path: &PathBuf| store.stored(path) == Some(Stored::Folder);
        for path in self.folders.iter().flat_map(|folder| store.list(folder)).filter(is_folder) {
            found.entry(file_name(&path)).or_insert_with(|| ModFolder::read(store, &path));
        }
        found.into_values().collect()
    }

    /// A picture or a sound of a mod, by its path in [`Files`]: as much of it as is ever read.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn media(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.files.read(path, MOST_MEDIA)
    }

    /// The mods in use, in order, each after those it depends on; and what keeps the others from it.
    pub fn in_use(&self) -> (Vec<ModFolder>, Vec<Problem>) {
        let wanted = match &self.wanted {
            Wanted::None => return (Vec::new(), Vec::new()),
            Wanted::All => None,
            Wanted::These(ids) => Some(ids),
        };
        let mut mods: BTreeMap<String, ModFolder> =
            self.found().into_iter().map(|found| (found.id.clone(), found)).collect();
        let mut queue = Queue::default();
        let ids = wanted.cloned().unwrap_or_else(|| mods.keys().cloned().collect());
        for id in &ids {
            queue.visit(id, &mods, &mut Vec::new());
        }
        let used = queue.order.iter().filter_map(|id| mods.remove(id)).collect();
        (used, queue.problems)
    }
}

/// How the manifest of a mod is shown.
fn manifest_of(found: &ModFolder) -> String {
    format!("{}/{MANIFEST}", shown(&found.folder))
}

/// Mods in the order they are used.
#[derive(Default)]
struct Queue {
    order: Vec<String>,
    refused: Vec<String>,
    problems: Vec<Problem>,
}

impl Queue {
    /// Puts a mod after those it depends on; `path` are those that wait for it. Whether it can be used.
    fn visit(&mut self, id: &str, mods: &BTreeMap<String, ModFolder>, path: &mut Vec<String>) -> bool {
        if self.order.iter().any(|known| known == id) {
            return true;
        }
        if self.refused.iter().any(|known| known == id) {
            return false;
        }
        let Some(found) = mods.get(id) else {
            let known = mods.keys().map(String::as_str).filter(|id| is_id(id));
            let problem = Problem::unknown("mod", id, known);
            self.refuse(
                id,
                match path.last().and_then(|by| mods.get(by)) {
                    Some(by) => Some(problem.in_file(manifest_of(by))),
                    None => Some(problem),
                },
            );
            return false;
        };
        if path.iter().any(|waiting| waiting == id) {
            let others = path.join(", ");
            let reason = message!("fault-mod-circle", "'{id}' depends on itself, through {others}", id, others);
            let problem = Problem::new(reason).remedy(message!("remedy-mod-circle", "break the circle"));
            self.refuse(id, Some(problem.in_file(manifest_of(found))));
            return false;
        }
        path.push(id.to_owned());
        let depends = found.manifest.iter().flat_map(|manifest| &manifest.depends);
        // All of them are visited, so that everything missing is told.
        let missing = depends.filter(|other| !self.visit(other, mods, path)).count();
        let all = missing == 0;
        path.pop();
        // Whatever it misses has been told.
        if all {
            self.order.push(id.to_owned());
        } else if !self.refused.iter().any(|known| known == id) {
            // The fault itself has been told, of another mod or of what this one wants.
            let first = found.manifest.iter().flat_map(|manifest| &manifest.depends);
            let wants: Vec<&str> = first.filter(|other| self.refused.contains(other)).map(String::as_str).collect();
            let told = self.problems.iter().any(|problem| problem.file.as_deref() == Some(&manifest_of(found)));
            let wants = wants.join("', '");
            let reason =
                message!("fault-mod-left_out", "'{id}' is left out because it depends on '{wants}'", id, wants);
            let problem = Problem::new(reason).in_file(manifest_of(found));
            let problem = problem.remedy(message!("remedy-mod-first", "mend that first"));
            self.refuse(id, (!told).then_some(problem));
        }
        all
    }

    fn refuse(&mut self, id: &str, problem: Option<Problem>) {
        if !self.refused.iter().any(|known| known == id) {
            self.refused.push(id.to_owned());
            self.problems.extend(problem);
        }
    }
}
