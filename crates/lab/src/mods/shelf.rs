//! Which mods there are, and which are in use.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabletop::message;

use super::bounds::{MOST_FOUND, MOST_MANIFEST, MOST_MEDIUM, MOST_MODS, Room, SharedRoom};
use super::files::{Files, Refusal, link, text};
use super::layout::{MANIFEST, file_name, is_hidden, shown};
use super::manifest::{Manifest, is_id};
use super::package::{Mounted, Package};
use super::told::Told;
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
    /// Its files; none where only what is wrong with them was asked for.
    pub files: Files,
    /// What is wrong with them, as much as anybody reads.
    pub problems: Vec<Problem>,
    /// The same, with what was found and is not kept.
    told: Told,
}

impl ModFolder {
    /// How a file inside it is shown, as in what is told of it.
    pub fn shown(&self, file: &str) -> String {
        shown(&self.folder.join(file))
    }

    /// The mod in a folder as its `mod.ron` has it, without its files.
    fn of(store: &dyn FileStore, folder: &Path) -> Self {
        let id = file_name(folder);
        let (manifest, told) = match manifest_in(store, folder, &id) {
            Ok(manifest) => (Some(manifest), Told::default()),
            Err(problems) => {
                let mut told = Told::default();
                told.extend(problems);
                (None, told)
            }
        };
        let found =
            Self { id, folder: folder.to_owned(), manifest, files: Files::default(), problems: Vec::new(), told };
        found.with_problems()
    }

    /// The same with its files, as far as the mods together have room for them. Without a manifest nobody knows what they are for.
    fn with_files(mut self, store: &dyn FileStore, shared: &mut SharedRoom) -> Self {
        if self.manifest.is_some() {
            (self.files, self.told) = Files::read(store, &self.folder, &mut Room::whole(shared));
        }
        self.with_problems()
    }

    fn with_problems(self) -> Self {
        Self { problems: self.told.clone().finish(Some(&shown(&self.folder))), ..self }
    }

    /// What is wrong with its files, to be told with more.
    pub fn told(&self) -> Told {
        self.told.clone()
    }
}

/// What the `mod.ron` in a mod's folder says.
fn manifest_in(store: &dyn FileStore, folder: &Path, id: &str) -> Result<Manifest, Vec<Problem>> {
    if store.is_link(folder) {
        let remedy = message!("remedy-mod-folder_itself", "put the folder itself there");
        return Err(vec![Problem::new(link()).in_file(shown(folder)).remedy(remedy)]);
    }
    let path = folder.join(MANIFEST);
    let mut shared = SharedRoom::default();
    match text(store, &path, MOST_MANIFEST, &mut Room::whole(&mut shared)) {
        Ok(file) => Manifest::read(&file, id),
        Err(Refusal::Problem(problem)) if store.is_link(&path) || store.stored(&path).is_some() => Err(vec![*problem]),
        Err(Refusal::Full(full)) => Err(vec![full.problem(folder)]),
        Err(Refusal::Problem(_)) => Err(vec![no_manifest().in_file(shown(folder))]),
    }
}

/// What is told where there is no `mod.ron`.
pub(super) fn no_manifest() -> Problem {
    let remedy = message!("remedy-mod-no_manifest", "write one, or make a new mod by 'rubicon-lab mod new'");
    Problem::new(message!("fault-mod-no_manifest", "there is no mod.ron")).remedy(remedy)
}

impl Shelf {
    /// Folders among files that hold mods.
    pub(crate) fn new(files: &Arc<dyn FileStore>, folders: Vec<PathBuf>, wanted: Wanted) -> Self {
        Self { files: Arc::clone(files), folders, wanted }
    }

    /// The same with the mod of a package before all others.
    pub(crate) fn with_package(mut self, package: &Package) -> Self {
        let mounted = Mounted::new(package, self.files);
        self.folders.insert(0, mounted.shelf().to_owned());
        Self { files: Arc::new(mounted), ..self }
    }

    /// The folders of all mods there are, by id; of two of one id the one in the earlier folder. No more than are looked at, and whether there are more.
    fn mod_folders(&self) -> (BTreeMap<String, PathBuf>, bool) {
        let mut found = BTreeMap::new();
        let store = &*self.files;
        // Whatever is hidden is no mod: it may be one that is being put there.
        let is_mod = |path: &PathBuf| !is_hidden(&file_name(path)) && store.stored(path) == Some(Stored::Folder);
        let mut folders = self.folders.iter().flat_map(|folder| store.list(folder)).filter(is_mod);
        for path in folders.by_ref().take(MOST_FOUND) {
            found.entry(file_name(&path)).or_insert(path);
        }
        (found, folders.next().is_some())
    }

    /// Every mod there is, by id, with what is wrong with its files; of two of one id the one in the earlier folder. The files themselves are not kept.
    pub fn found(&self) -> Vec<ModFolder> {
        let read = |folder: &PathBuf| {
            let mut shared = SharedRoom::default();
            let found = ModFolder::of(&*self.files, folder).with_files(&*self.files, &mut shared);
            ModFolder { files: Files::default(), ..found }
        };
        self.mod_folders().0.values().map(read).collect()
    }

    /// Every mod there is that has maps, by id, with these alone of its files, whether it is in use or not: a map changes nothing until it is chosen.
    pub fn with_maps(&self) -> Vec<ModFolder> {
        let read = |folder: &PathBuf| {
            let mut found = ModFolder::of(&*self.files, folder);
            if found.manifest.is_some() {
                let mut shared = SharedRoom::default();
                (found.files, found.told) = Files::read_maps(&*self.files, folder, &mut Room::whole(&mut shared));
            }
            found.with_problems()
        };
        let mods = self.mod_folders().0.values().map(read).collect::<Vec<_>>().into_iter();
        mods.filter(|found| !found.files.maps.is_empty() || !found.files.community_maps.is_empty()).collect()
    }

    /// A picture or a sound of a mod, by its path in [`Files`]: as much of it as is ever read.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn media(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.files.read(path, MOST_MEDIUM)
    }

    /// The mods in use, in order, each after those it depends on; and what keeps the others from it.
    pub fn in_use(&self) -> (Vec<ModFolder>, Vec<Problem>) {
        let wanted = match &self.wanted {
            Wanted::None => return (Vec::new(), Vec::new()),
            Wanted::All => None,
            Wanted::These(ids) => Some(ids),
        };
        let (folders, more) = self.mod_folders();
        let of = |(id, folder): (&String, &PathBuf)| (id.clone(), ModFolder::of(&*self.files, folder));
        let mut mods: BTreeMap<String, ModFolder> = folders.iter().map(of).collect();
        let mut queue = Queue::default();
        let ids = wanted.cloned().unwrap_or_else(|| mods.keys().cloned().collect());
        for id in &ids {
            queue.visit(id, &mods, &mut Vec::new());
        }
        let mut shared = SharedRoom::default();
        let used = queue.order.iter().filter_map(|id| mods.remove(id));
        let used = used.map(|found| found.with_files(&*self.files, &mut shared)).collect();
        if let (true, Some(folder)) = (more, self.folders.first()) {
            queue.problems.push(too_many_folders(folder));
        }
        (used, queue.problems)
    }
}

/// What is told where more mods lie than are looked at.
fn too_many_folders(folder: &Path) -> Problem {
    let reason = message!("fault-mod-many_folders", "at most {most} mods are looked at", most = MOST_FOUND);
    let remedy = message!("remedy-mod-elsewhere", "keep those that are not needed elsewhere");
    Problem::warning(reason).in_file(folder.display().to_string()).remedy(remedy)
}

/// What is told of a mod that is one too many.
fn too_many_mods(found: &ModFolder) -> Problem {
    let reason = message!("fault-mod-many_mods", "at most {most} mods are in use at once", most = MOST_MODS);
    Problem::new(reason).in_file(manifest_of(found)).remedy(message!("remedy-mod-fewer", "use fewer mods at once"))
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
        if all && self.order.len() < MOST_MODS {
            self.order.push(id.to_owned());
            return true;
        }
        if all {
            self.refuse(id, Some(too_many_mods(found)));
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
        false
    }

    fn refuse(&mut self, id: &str, problem: Option<Problem>) {
        if !self.refused.iter().any(|known| known == id) {
            self.refused.push(id.to_owned());
            self.problems.extend(problem);
        }
    }
}
