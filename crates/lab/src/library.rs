//! Where the content lies: `assets` and `scenes` below one root.

use std::fs;
use std::path::{Path, PathBuf};

use crate::mods::{Shelf, Wanted};
use crate::{LabError, Problem, TextFile, read_text};

/// The folder that holds `assets` and `scenes`, and the only way the lab reads files of content.
#[derive(Clone, Debug)]
pub struct Library {
    root: PathBuf,
    shelf: Shelf,
}

impl Library {
    /// The library in `root`, or in its parent if `root` is the `assets` folder itself.
    ///
    /// # Errors
    /// [`LabError::Input`] where there is no `assets` folder.
    pub fn open(root: &Path) -> Result<Self, LabError> {
        Self::rooted_at(root).ok_or_else(|| {
            Problem::new(format!("{}: there is no folder 'assets' in it", root.display()))
                .remedy("name the folder that holds 'assets' and 'scenes'")
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
        let beside = std::env::current_exe().ok().and_then(|exe| exe.parent().map(Path::to_owned));
        let here = std::env::current_dir().ok();
        beside
            .iter()
            .map(PathBuf::as_path)
            .chain(here.iter().flat_map(|here| here.ancestors()))
            .find_map(Self::rooted_at)
            .ok_or_else(|| {
                Problem::new("no folder 'assets' beside the program, in the working directory or above it")
                    .remedy("name the folder that holds it by --assets DIR or RUBICON_ASSETS")
                    .into()
            })
    }

    fn rooted_at(folder: &Path) -> Option<Self> {
        if folder.join("assets").is_dir() {
            return Some(Self::at(folder.to_owned()));
        }
        // Joining keeps a relative path relative: `assets` alone has the parent ``.
        let is_assets = folder.file_name().is_some_and(|name| name == "assets") && folder.is_dir();
        is_assets.then(|| Self::at(folder.parent().unwrap_or(Path::new("")).to_owned()))
    }

    fn at(root: PathBuf) -> Self {
        let shelf = Shelf { folders: vec![root.join("mods")], wanted: Wanted::None };
        Self { root, shelf }
    }

    /// The same with mods: those in `user`, then those beside `assets`; of two of one id the first counts.
    #[must_use]
    pub fn with_mods(self, user: Option<PathBuf>, wanted: Wanted) -> Self {
        let folders = user.into_iter().chain([self.root.join("mods")]).collect();
        Self { shelf: Shelf { folders, wanted }, ..self }
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
            return Err(Problem::new(format!("'{path}' is no path below 'assets'")).into());
        }
        read_text(&self.root.join("assets").join(path))
    }

    /// Reads every file of that extension in `assets/<path>`, sorted by name.
    ///
    /// # Errors
    /// [`LabError::Input`] where one cannot be read, or there is none.
    pub fn assets(&self, path: &str, extension: &str) -> Result<Vec<TextFile>, LabError> {
        let folder = self.root.join("assets").join(path);
        let mut files: Vec<PathBuf> =
            entries(&folder).filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
        files.sort();
        if files.is_empty() || !plain(path) {
            let problem = Problem::new(format!("there is no .{extension} file in 'assets/{path}'"));
            return Err(problem.remedy("restore the folder").into());
        }
        files.iter().map(|path| read_text(path)).collect()
    }

    /// Names of the shipped scenes, such as `risk/classic`, sorted; those of one game if it is given.
    pub fn scenes(&self, game: Option<&str>) -> Vec<String> {
        let scenes = self.root.join("scenes");
        let folders = match game {
            Some(game) => vec![game.to_owned()],
            None => entries(&scenes).filter(|path| path.is_dir()).filter_map(|path| stem(&path)).collect(),
        };
        let mut names: Vec<String> = folders
            .iter()
            .flat_map(|folder| {
                entries(&scenes.join(folder))
                    .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
                    .filter_map(|path| stem(&path))
                    .map(move |name| format!("{folder}/{name}"))
            })
            .collect();
        names.sort();
        names
    }

    /// Reads the scene of that name (`risk/classic`), or the file of that path.
    ///
    /// # Errors
    /// [`LabError::Input`] where there is neither.
    pub fn scene(&self, name: &str) -> Result<TextFile, LabError> {
        let shipped = self.root.join("scenes").join(format!("{name}.ron"));
        if plain(name) && shipped.is_file() {
            return read_text(&shipped);
        }
        let path = Path::new(name);
        if path.is_file() || path.extension().is_some() {
            return read_text(path);
        }
        let known = self.scenes(None);
        Err(Problem::unknown("scene", name, known.iter().map(String::as_str)).into())
    }
}

/// Whether a path stays below the folder it is joined to.
fn plain(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, std::path::Component::Normal(_)))
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
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
