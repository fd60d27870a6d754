//! Making a package of a mod's folder: of the same files always the same bytes.

use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};

use tabletop::message;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

use super::faults::large;
use super::names::parts;
use super::read::{Package, most, take};
use crate::file_store::{FileStore, MemoryFiles, Stored};
use crate::mods::bounds::{Full, MOST_FILES, Room, SharedRoom};
use crate::mods::files::link;
use crate::mods::layout::{FOLDERS, Role, file_name, role, shown};
use crate::text_file::unreadable;
use crate::{LabError, Problem};

/// Rights of every file: its owner may write it, everybody read it.
const RIGHTS: u32 = 0o644;

impl Package {
    /// The files of a mod's folder that a mod may have; what else lies there is left out.
    ///
    /// # Errors
    /// Every file that cannot be read, is too large or has a name that not every system has, and what is wrong with `mod.ron`.
    pub fn of_folder(store: &dyn FileStore, folder: &Path) -> Result<Self, Vec<Problem>> {
        let mut shared = SharedRoom::default();
        let mut room = Room::whole(&mut shared);
        let (mut files, mut problems) = (MemoryFiles::default(), Vec::new());
        for (inside, path, role) in found(store, folder) {
            match read(store, &inside, &path, role, &mut room) {
                Ok(bytes) => files.insert(inside, bytes),
                Err(problem) if problems.len() < MOST_FILES => problems.push(problem.in_file(shown(&path))),
                Err(_) => break,
            }
        }
        match problems.is_empty() {
            true => Self::of_files(files),
            false => Err(problems),
        }
    }

    /// It as a zip file, in which the mod lies in a folder of its own.
    ///
    /// # Errors
    /// [`LabError::System`] where the bytes cannot be put together.
    pub fn to_zip(&self) -> Result<Vec<u8>, LabError> {
        let refused = |error: zip::result::ZipError| LabError::System(format!("the package cannot be made ({error})"));
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in self.files().iter() {
            let name = format!("{}/{}", self.manifest().id, path.display());
            // Pictures and sounds are small already.
            let method = match role(&path.to_string_lossy()) {
                Some(Role::Medium) => CompressionMethod::Stored,
                _ => CompressionMethod::Deflated,
            };
            // Neither when nor on which system it was made is told.
            let options = SimpleFileOptions::default()
                .compression_method(method)
                .last_modified_time(DateTime::default())
                .system(System::Unix)
                .unix_permissions(RIGHTS);
            zip.start_file(name, options).map_err(refused)?;
            zip.write_all(bytes).map_err(|error| refused(error.into()))?;
        }
        Ok(zip.finish().map_err(refused)?.into_inner())
    }
}

/// The files of a mod in a folder: their paths inside the mod and in the store, in order.
fn found(store: &dyn FileStore, folder: &Path) -> Vec<(String, PathBuf, Role)> {
    let mut found = Vec::new();
    let mut add = |inside: String, path: PathBuf| found.extend(role(&inside).map(|role| (inside, path, role)));
    for path in store.list(folder) {
        let name = file_name(&path);
        match store.stored(&path) {
            Some(Stored::Folder) if FOLDERS.iter().any(|(known, _)| *known == name) => {
                store.list(&path).into_iter().for_each(|path| add(format!("{name}/{}", file_name(&path)), path));
            }
            _ => add(name, path),
        }
    }
    found
}

fn read(store: &dyn FileStore, inside: &str, path: &Path, role: Role, room: &mut Room<'_>) -> Result<Vec<u8>, Problem> {
    parts(inside.as_bytes())?;
    if store.is_link(path) {
        return Err(Problem::new(link()).remedy(message!("remedy-mod-file_itself", "put the file itself there")));
    }
    let most = most(role);
    let bytes = store.read(path, most + 1).map_err(|error| {
        Problem::new(unreadable(&error)).remedy(message!("remedy-file-permissions", "check its permissions"))
    })?;
    if bytes.len() as u64 > most {
        return Err(large(most));
    }
    take(room, role, bytes.len() as u64).map_err(Full::of_package)?;
    Ok(bytes)
}
