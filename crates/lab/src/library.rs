//! Where the content lies: `assets`, `scenes` and `mods` below one root, on a disk or in memory.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabletop::message;

use crate::file_store::{Disk, FileStore, Stored};
use crate::mods::{Package, Shelf, Wanted};
use crate::text_file::text_in;
use crate::{LabError, Problem, TextFile};

/// The folder that holds `assets` and `scenes`, and the only way the lab reads files of content.
#[derive(Clone, Debug)]
pub struct Library {
    files: Arc<dyn FileStore>,
    root: PathBuf,
    shelf: Shelf,
    /// Files laid over assets, with the path of each below `assets`.
    over: Arc<Vec<(String, TextFile)>>,
}

impl Library {
    /// The library in `root`, or in its parent if `root` is the `assets` folder itself.
    ///
    /// # Errors
    /// [`LabError::Input`] where there is no `assets` folder.
    pub fn open(root: &Path) -> Result<Self, LabError> {
        Self::open_in(Arc::new(Disk), root)
    }

    /// The same among files that need not lie on a disk.
    ///
    /// # Errors
    /// As [`open`](Library::open).
    pub fn open_in(files: Arc<dyn FileStore>, root: &Path) -> Result<Self, LabError> {
        Self::rooted_at(&files, root).ok_or_else(|| {
            let folder = root.display().to_string();
            Problem::new(message!("fault-library-folder", "{folder}: there is no folder 'assets' in it", folder))
                .remedy(message!("remedy-library-folder", "name the folder that holds 'assets' and 'scenes'"))
                .into()
        })
    }

    /// The library that `chosen` names; else the one beside the executable; else the one in the working directory or the
    /// nearest of its parents.
    ///
    /// # Errors
    /// [`LabError::Input`] where none is found, or the chosen one is none.
    pub fn find(chosen: Option<&Path>) -> Result<Self, LabError> {
        if let Some(root) = chosen {
            return Self::open(root);
        }
        let disk: Arc<dyn FileStore> = Arc::new(Disk);
        let beside = std::env::current_exe().ok().and_then(|exe| exe.parent().map(Path::to_owned));
        let here = std::env::current_dir().ok();
        beside
            .iter()
            .map(PathBuf::as_path)
            .chain(here.iter().flat_map(|here| here.ancestors()))
            .find_map(|folder| Self::rooted_at(&disk, folder))
            .ok_or_else(|| {
                Problem::new("no folder 'assets' beside the program, in the working directory or above it")
                    .remedy("name the folder that holds it by --assets DIR or RUBICON_ASSETS")
                    .into()
            })
    }

    fn rooted_at(files: &Arc<dyn FileStore>, folder: &Path) -> Option<Self> {
        let is_folder = |path: &Path| files.stored(path) == Some(Stored::Folder);
        if is_folder(&folder.join("assets")) {
            return Some(Self::at(files, folder.to_owned()));
        }
        // Joining keeps a relative path relative: `assets` alone has the parent ``.
        let is_assets = folder.file_name().is_some_and(|name| name == "assets") && is_folder(folder);
        is_assets.then(|| Self::at(files, folder.parent().unwrap_or(Path::new("")).to_owned()))
    }

    fn at(files: &Arc<dyn FileStore>, root: PathBuf) -> Self {
        let shelf = Shelf::new(files, vec![root.join("mods")], Wanted::None);
        Self { files: Arc::clone(files), root, shelf, over: Arc::default() }
    }

    /// The same with mods: those in `user`, then those beside `assets`; of two of one id the first counts.
    #[must_use]
    pub fn with_mods(self, user: Option<PathBuf>, wanted: Wanted) -> Self {
        let folders = user.into_iter().chain([self.root.join("mods")]).collect();
        Self { shelf: Shelf::new(&self.files, folders, wanted), ..self }
    }

    /// The same with the mod of a package, in the place of any other of its id: so it is checked before it is written anywhere.
    #[must_use]
    pub fn with_package(self, package: &Package) -> Self {
        Self { shelf: self.shelf.with_package(package), ..self }
    }

    /// The same with a file laid over `assets/<path>`, such as hypothetical cards over those that are shipped. What that means is the
    /// game's to say; one that does not ask [`laid_over`](Library::laid_over) has none of it.
    #[must_use]
    pub fn with_over(mut self, path: &str, file: TextFile) -> Self {
        Arc::make_mut(&mut self.over).push((path.to_owned(), file));
        self
    }

    /// The files laid over `assets/<path>`, in the order they were added.
    pub fn laid_over(&self, path: &str) -> impl Iterator<Item = &TextFile> {
        self.over.iter().filter(move |(of, _)| of == path).map(|(_, file)| file)
    }

    /// The mods there are, and which of them are in use.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The root folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Reads `assets/<path>`; `path` has `/` between its parts.
    ///
    /// # Errors
    /// [`LabError::Input`] where it cannot be read or would lie outside.
    pub fn asset(&self, path: &str) -> Result<TextFile, LabError> {
        if !plain(path) {
            let reason = message!("fault-library-path", "'{path}' is not a path inside 'assets'", path);
            return Err(Problem::new(reason).into());
        }
        text_in(&*self.files, &self.root.join("assets").join(path))
    }

    /// Reads every file of that extension in `assets/<path>`, sorted by name.
    ///
    /// # Errors
    /// [`LabError::Input`] where one cannot be read, or there is none.
    pub fn assets(&self, path: &str, extension: &str) -> Result<Vec<TextFile>, LabError> {
        let folder = self.root.join("assets").join(path);
        let of_kind = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
        let files: Vec<PathBuf> = self.files.list(&folder).into_iter().filter(of_kind).collect();
        if files.is_empty() || !plain(path) {
            let reason = message!(
                "fault-library-no_file",
                "there is no .{ending} file in 'assets/{path}'",
                ending = extension,
                path
            );
            let remedy = message!("remedy-library-restore", "restore the folder");
            return Err(Problem::new(reason).remedy(remedy).into());
        }
        files.iter().map(|path| text_in(&*self.files, path)).collect()
    }

    /// Names of the shipped scenes, such as `risk/classic`, sorted; those of one game if it is given.
    pub fn scenes(&self, game: Option<&str>) -> Vec<String> {
        let scenes = self.root.join("scenes");
        let folders = match game {
            Some(game) => vec![game.to_owned()],
            None => self.folders(&scenes).iter().filter_map(|path| stem(path)).collect(),
        };
        let mut names: Vec<String> = folders.iter().flat_map(|folder| self.scenes_in(folder)).collect();
        names.sort();
        names
    }

    /// Names of the shipped studies of a game, such as `hare/studies/thirst`, sorted: scenes that say who stands to win.
    pub fn studies(&self, game: &str) -> Vec<String> {
        let mut names: Vec<String> = self.scenes_in(&format!("{game}/studies")).collect();
        names.sort();
        names
    }

    /// Names of the shipped puzzles of a game, such as `banqi/puzzles/two-hunters`, sorted: scenes in which one action alone does what is asked.
    pub fn puzzles(&self, game: &str) -> Vec<String> {
        let mut names: Vec<String> = self.scenes_in(&format!("{game}/puzzles")).collect();
        names.sort();
        names
    }

    /// Names of the scenes in a folder below `scenes`, as they come.
    fn scenes_in(&self, folder: &str) -> impl Iterator<Item = String> {
        let files = self.files.list(&self.root.join("scenes").join(folder)).into_iter();
        let named = files
            .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
            .filter_map(|path| stem(&path));
        named.map(move |name| format!("{folder}/{name}"))
    }

    /// The names of the folders in `assets/<path>`, sorted.
    pub(crate) fn asset_folders(&self, path: &str) -> Vec<String> {
        self.folders(&self.root.join("assets").join(path)).iter().filter_map(|folder| stem(folder)).collect()
    }

    fn folders(&self, of: &Path) -> Vec<PathBuf> {
        let is_folder = |path: &PathBuf| self.files.stored(path) == Some(Stored::Folder);
        self.files.list(of).into_iter().filter(is_folder).collect()
    }

    /// Reads the scene of that name (`risk/classic`), or the file of that path.
    ///
    /// # Errors
    /// [`LabError::Input`] where there is neither.
    pub fn scene(&self, name: &str) -> Result<TextFile, LabError> {
        let shipped = self.root.join("scenes").join(format!("{name}.ron"));
        let is_file = |path: &Path| matches!(self.files.stored(path), Some(Stored::File(_)));
        if plain(name) && is_file(&shipped) {
            return text_in(&*self.files, &shipped);
        }
        let path = Path::new(name);
        if is_file(path) || path.extension().is_some() {
            return text_in(&*self.files, path);
        }
        let known = self.scenes(None);
        Err(Problem::unknown("scene", name, known.iter().map(String::as_str)).into())
    }
}

/// Whether a path stays below the folder it is joined to.
fn plain(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, std::path::Component::Normal(_)))
}

fn stem(path: &Path) -> Option<String> {
    path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_below_their_folder() {
        assert!(plain("risk/world.ron"));
        for path in ["", "../x", "/etc/passwd", "risk/../../x"] {
            assert!(!plain(path), "{path}");
        }
    }

    #[test]
    fn the_root_and_its_assets_folder_both_open_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        assert_eq!(Library::open(&root.join("assets")).unwrap().root(), root);
        assert_eq!(Library::open(&root).unwrap().root(), root);
        let error = Library::open(&root.join("crates")).unwrap_err();
        assert!(error.to_string().contains("no folder 'assets'"), "{error}");
    }
}
