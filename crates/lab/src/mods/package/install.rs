//! A package put into a folder of mods, and a mod taken out of one: at any moment the old mod is there or the new one, each whole.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tabletop::message;

use super::read::Package;
use crate::file_store::{Disk, FileStore, Stored};
use crate::mods::bounds::MOST_MANIFEST;
use crate::mods::layout::{FOLDERS, MANIFEST, file_name, is_hidden, role};
use crate::mods::manifest::{Manifest, is_id};
use crate::text_file::text_within;
use crate::whole_file::{FileDraft, sync_folder};
use crate::{LabError, Problem, io_reason};

/// What is done where a mod of that id is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IfThere {
    /// Nothing is written, and that is told.
    Refuse,
    /// The new one takes its place.
    Replace,
}

/// A mod that was put into a folder of mods.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Installed {
    /// Its folder.
    pub folder: PathBuf,
    /// Whether it took the place of another one.
    pub replaced: bool,
}

/// A mod that was taken out of a folder of mods.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removed {
    /// The folder that was its.
    pub folder: PathBuf,
    /// Its version, where its `mod.ron` could be read.
    pub version: Option<String>,
}

impl Package {
    /// Writes the mod into a folder of mods, under its id. Until all of it is on the disk it lies there hidden; what was there before is kept until then.
    ///
    /// # Errors
    /// [`LabError::Input`] where a mod of that id is there and is not to be replaced, or holds what no mod has and would be lost;
    /// [`LabError::System`] where the machine refuses. Everything is then as it was.
    pub fn install(&self, mods: &Path, if_there: IfThere) -> Result<Installed, LabError> {
        let places = Places::of(mods, &self.manifest().id);
        let refused = |error: io::Error| system(&places.mod_folder, "written", &error);
        fs::create_dir_all(mods).map_err(refused)?;
        places.recover().map_err(refused)?;
        let replaced = fs::symlink_metadata(&places.mod_folder).is_ok();
        if replaced {
            if if_there == IfThere::Refuse {
                let reason = message!("fault-mod-there", "there is a mod of this id already");
                let remedy =
                    message!("remedy-mod-replace", "remove it first, or put the new one in its place: --replace");
                return Err(Problem::new(reason).in_file(told(&places.mod_folder)).remedy(remedy).into());
            }
            may_be_lost(&places.mod_folder)?;
        }
        let written = self.write_to(&places.new).and_then(|()| match replaced {
            true => places.replace(),
            false => fs::rename(&places.new, &places.mod_folder),
        });
        if let Err(error) = written {
            // That it cannot be removed is no second fault worth telling.
            let _ = fs::remove_dir_all(&places.new);
            return Err(refused(error));
        }
        // The new one is in its place. Where that may not outlast a power cut the old one is kept a little longer: until the next of its id comes.
        if sync_folder(&places.mod_folder).is_ok() {
            let _ = fs::remove_dir_all(&places.old);
        }
        Ok(Installed { folder: places.mod_folder, replaced })
    }

    /// Writes all files into a new folder, and looks whether they are there: to some systems two names are one.
    fn write_to(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir(folder)?;
        for (path, bytes) in self.files().iter() {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap_or(folder))?;
            FileDraft::write(&path, bytes)?.publish()?;
        }
        let same = |(path, bytes): (&Path, &[u8])| Ok::<_, io::Error>(fs::read(folder.join(path))? == bytes);
        for file in self.files().iter() {
            if !same(file)? {
                return Err(io::Error::other("another file has the name of one of its files"));
            }
        }
        Ok(())
    }
}

/// Takes a mod out of a folder of mods.
///
/// # Errors
/// [`LabError::Input`] where there is none of that id, or it holds what no mod has; [`LabError::System`] where the machine refuses.
pub fn remove(mods: &Path, id: &str) -> Result<Removed, LabError> {
    let places = Places::of(mods, id);
    let refused = |error: io::Error| system(&places.mod_folder, "removed", &error);
    if is_id(id) {
        places.recover().map_err(refused)?;
    }
    if !is_id(id) || fs::symlink_metadata(&places.mod_folder).is_err() {
        let found = Disk.list(mods).iter().map(|path| file_name(path)).filter(|name| is_id(name)).collect::<Vec<_>>();
        let problem = match found.is_empty() {
            false => Problem::unknown("mod", id, found.iter().map(String::as_str)),
            true => no_mods(),
        };
        return Err(problem.in_file(told(mods)).into());
    }
    may_be_lost(&places.mod_folder)?;
    let manifest = text_within(&Disk, &places.mod_folder.join(MANIFEST), MOST_MANIFEST);
    let version = manifest.ok().and_then(|file| Manifest::read(&file, id).ok()).map(|manifest| manifest.version);
    // Whoever looks meanwhile finds all of it or nothing.
    fs::rename(&places.mod_folder, &places.old).map_err(refused)?;
    fs::remove_dir_all(&places.old).map_err(refused)?;
    sync_folder(&places.mod_folder).map_err(refused)?;
    Ok(Removed { folder: places.mod_folder, version })
}

/// Where a mod lies, and where the new and the old one wait, hidden, while it is changed.
struct Places {
    mod_folder: PathBuf,
    new: PathBuf,
    old: PathBuf,
}

impl Places {
    fn of(mods: &Path, id: &str) -> Self {
        let hidden = |ending: &str| mods.join(format!(".{id}.{ending}"));
        Self { mod_folder: mods.join(id), new: hidden("new"), old: hidden("old") }
    }

    /// Undoes what was stopped midway: half a new mod is removed, an old one put back.
    fn recover(&self) -> io::Result<()> {
        let is_there = |path: &Path| fs::symlink_metadata(path).is_ok();
        if is_there(&self.new) {
            fs::remove_dir_all(&self.new)?;
        }
        match (is_there(&self.old), is_there(&self.mod_folder)) {
            (true, true) => fs::remove_dir_all(&self.old),
            (true, false) => fs::rename(&self.old, &self.mod_folder),
            (false, _) => Ok(()),
        }
    }

    /// Puts the new mod in the place of the old one, which comes back where that fails.
    fn replace(&self) -> io::Result<()> {
        fs::rename(&self.mod_folder, &self.old)?;
        fs::rename(&self.new, &self.mod_folder).inspect_err(|_| {
            // Nothing is lost either way: it is put back when the next mod of this id comes.
            let _ = fs::rename(&self.old, &self.mod_folder);
        })
    }
}

/// Whether a mod's folder may go: it is one, and holds nothing that no mod has, such as somebody's own work on it.
fn may_be_lost(folder: &Path) -> Result<(), Problem> {
    let remedy = || message!("remedy-mod-by_hand", "move it elsewhere, or remove the folder by hand");
    let foreign = foreign(folder);
    match foreign {
        None => Ok(()),
        Some(path) if path == folder => {
            let reason = message!("fault-mod-no_folder", "is no folder of its own");
            Err(Problem::new(reason).in_file(told(folder)).remedy(remedy()))
        }
        Some(path) => {
            let reason = message!("fault-mod-foreign", "no mod has this, and it would be lost");
            Err(Problem::new(reason).in_file(told(&path)).remedy(remedy()))
        }
    }
}

/// The first thing in a mod's folder that no mod has; the folder itself where it is none.
fn foreign(folder: &Path) -> Option<PathBuf> {
    let is_folder = |path: &Path| Disk.stored(path) == Some(Stored::Folder) && !Disk.is_link(path);
    if !is_folder(folder) {
        return Some(folder.to_owned());
    }
    let is_file = |path: &Path, inside: &str| !Disk.is_link(path) && !is_folder(path) && role(inside).is_some();
    let bad = |path: &PathBuf| {
        let name = file_name(path);
        match is_folder(path) && !is_hidden(&name) && FOLDERS.iter().any(|(known, _)| *known == name) {
            true => Disk.list(path).into_iter().find(|path| !is_file(path, &format!("{name}/{}", file_name(path)))),
            false => (!is_file(path, &name)).then(|| path.clone()),
        }
    };
    Disk.list(folder).iter().find_map(bad)
}

/// What is told of a folder without mods.
fn no_mods() -> Problem {
    let remedy = message!("remedy-mod-own_folder", "name the folder of your own mods");
    Problem::new(message!("fault-mod-no_mods", "no mod lies there")).remedy(remedy)
}

fn told(path: &Path) -> String {
    path.display().to_string()
}

fn system(path: &Path, done: &str, error: &io::Error) -> LabError {
    LabError::System(format!("{} cannot be {done} ({})", path.display(), io_reason(error)))
}
