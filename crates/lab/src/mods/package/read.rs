//! Reading a package: nothing in it is believed, and nothing is written.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabletop::message;

use super::directory::{Archive, open};
use super::entries::{Entry, list, root};
use super::faults::{damaged, large, no_manifest, refuse, too_large};
use crate::file_store::{FileStore, MemoryFiles};
use crate::mods::bounds::{Full, MOST_MANIFEST, MOST_MEDIUM, MOST_PACKAGE, MOST_TEXT, Room, SharedRoom};
use crate::mods::layout::{MANIFEST, Role, place_of, role, what_mods_have};
use crate::mods::manifest::Manifest;
use crate::mods::told::Told;
use crate::{Problem, TextFile};

/// A mod as one file, unpacked in memory: its files are some that a mod has, each within its bounds. What they say is not known yet, but for `mod.ron`.
#[derive(Clone, PartialEq, Debug)]
pub struct Package {
    manifest: Manifest,
    /// By their paths inside the mod.
    files: Arc<MemoryFiles>,
}

impl Package {
    /// Reads a zip file. Time and memory are in proportion to its bytes and to the [bounds](crate::mods) of a mod, whatever it says of itself.
    ///
    /// # Errors
    /// What is wrong, with the name of the entry as the file; at least one problem.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Problem>> {
        if bytes.len() as u64 > MOST_PACKAGE {
            return Err(vec![too_large(bytes.len() as u64)]);
        }
        let mut archive = open(bytes).map_err(|problem| vec![problem])?;
        let entries = list(&archive)?;
        let root = root(&entries).map_err(|problem| vec![problem])?;
        let mut told = Told::default();
        let mut files = Vec::new();
        for entry in &entries {
            let path = entry.parts.strip_prefix(&root[..]).map(|parts| parts.join("/"));
            match path.as_deref().and_then(|path| Some((path.to_owned(), role(path)?))) {
                Some((path, role)) => files.push((entry, path, role)),
                None => told.push(no_part(entry, path.as_deref())),
            }
        }
        refuse(told)?;
        unpack(&mut archive, &files).map_err(|problem| vec![problem]).and_then(Self::of_files)
    }

    /// A package of files of a mod by their paths inside it.
    ///
    /// # Errors
    /// What is wrong with its `mod.ron`.
    pub(super) fn of_files(files: MemoryFiles) -> Result<Self, Vec<Problem>> {
        let bytes = files.read(Path::new(MANIFEST), MOST_MANIFEST).map_err(|_| vec![no_manifest()])?;
        let text = String::from_utf8(bytes).map_err(|_| {
            let problem = Problem::new(message!("fault-file-not_utf8", "is not UTF-8 text")).in_file(MANIFEST);
            vec![problem.remedy(message!("remedy-utf8", "save it as UTF-8"))]
        })?;
        let manifest = Manifest::read_anywhere(&TextFile { name: MANIFEST.to_owned(), text })?;
        Ok(Self { manifest, files: Arc::new(files) })
    }

    /// What its `mod.ron` says.
    pub const fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Its files, by their paths inside the mod.
    pub(super) const fn files(&self) -> &Arc<MemoryFiles> {
        &self.files
    }

    /// What the file is called that is made of it, such as `red-hammer-1.0.0.zip`.
    pub fn file_name(&self) -> PathBuf {
        format!("{}-{}.zip", self.manifest.id, self.manifest.version).into()
    }
}

/// Unpacks files within the bounds of a mod, counting what comes out. The first that is damaged or too large ends it.
fn unpack(archive: &mut Archive<'_>, files: &[(&Entry, String, Role)]) -> Result<MemoryFiles, Problem> {
    let mut shared = SharedRoom::default();
    let mut room = Room::whole(&mut shared);
    let mut unpacked = MemoryFiles::default();
    for (entry, path, role) in files {
        let told = |problem: Problem| problem.in_file(entry.shown.clone());
        let most = most(*role);
        let file = archive.by_index(entry.at).map_err(|_| told(damaged()))?;
        let size = file.size();
        if size > most {
            return Err(told(large(most)));
        }
        let mut bytes = Vec::new();
        // Whatever size it tells.
        file.take(most + 1).read_to_end(&mut bytes).map_err(|_| told(damaged()))?;
        if bytes.len() as u64 > most {
            return Err(told(large(most)));
        }
        if bytes.len() as u64 != size {
            return Err(told(damaged()));
        }
        take(&mut room, *role, size).map_err(Full::of_package)?;
        unpacked.insert(path, bytes);
    }
    Ok(unpacked)
}

/// Most bytes of a file.
pub(super) const fn most(role: Role) -> u64 {
    match role {
        Role::Manifest => MOST_MANIFEST,
        Role::Text | Role::ForPeople => MOST_TEXT,
        Role::Medium => MOST_MEDIUM,
    }
}

/// Takes room for a file of that many bytes.
pub(super) fn take(room: &mut Room<'_>, role: Role, bytes: u64) -> Result<(), Full> {
    room.take_file()?;
    match role {
        Role::Medium => room.take_medium(bytes),
        Role::Manifest | Role::Text | Role::ForPeople => room.take_text(bytes),
    }
}

/// What is told of an entry that no mod has; `path` is its path inside the mod, where it lies there.
fn no_part(entry: &Entry, path: Option<&str>) -> Problem {
    let remedy = match path {
        Some(name) if !name.contains('/') => place_of(name),
        _ => what_mods_have(),
    };
    let reason = message!("fault-package-no_part", "no mod has such a file");
    Problem::new(reason).remedy(remedy).in_file(entry.shown.clone())
}
