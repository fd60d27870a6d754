//! The entries of a package, before any of them is unpacked: what each is called, and what it says it is.

use std::collections::BTreeSet;

use tabletop::message;
use tabletop::written::{shortened, visible};
use zip::CompressionMethod;

use super::directory::Archive;
use super::faults::{damaged, no_manifest, packed, refuse, twice};
use super::names::{folded, is_added, parts};
use crate::Problem;
use crate::mods::layout::MANIFEST;
use crate::mods::told::Told;

/// An entry that is to be unpacked.
pub(super) struct Entry {
    /// Its number in the archive.
    pub at: usize,
    /// Its name, as it is shown.
    pub shown: String,
    /// Its path in the zip.
    pub parts: Vec<String>,
}

/// Type bits of a file's mode, as some systems put it above the other attributes.
const TYPE: u32 = 0o170_000;
const FILE: u32 = 0o100_000;
const FOLDER: u32 = 0o040_000;

/// The entries that hold files, each with a name that may be, and none that another has.
pub(super) fn list(archive: &Archive<'_>) -> Result<Vec<Entry>, Vec<Problem>> {
    let (mut told, mut entries, mut names) = (Told::default(), Vec::new(), BTreeSet::new());
    for at in 0..archive.len() {
        let Ok(entry) = archive.by_index_data(at) else { continue };
        let shown = shortened(&visible(&String::from_utf8_lossy(entry.name_raw())));
        let mut tell = |problem: Problem| told.push(problem.in_file(shown.clone()));
        let parts = match parts(entry.name_raw()) {
            Ok(parts) if is_added(&parts) => continue,
            Ok(parts) => parts,
            Err(problem) => {
                tell(problem);
                continue;
            }
        };
        let wanted = if entry.is_dir() { FOLDER } else { FILE };
        let mode = entry.external_attributes() >> 16 & TYPE;
        if mode != 0 && mode != wanted || entry.is_symlink() {
            let reason = message!("fault-package-link", "is a link or something else that is no file");
            tell(Problem::new(reason).remedy(message!("remedy-package-file", "pack the file itself")));
        } else if entry.encrypted() {
            let reason = message!("fault-package-encrypted", "is encrypted");
            tell(Problem::new(reason).remedy(message!("remedy-package-open", "pack it without a password")));
        } else if !matches!(entry.compression(), CompressionMethod::Stored | CompressionMethod::Deflated) {
            let reason = message!("fault-package-method", "is compressed in a way that is not read");
            tell(Problem::new(reason).remedy(packed()));
        } else if !names.insert(folded(&parts)) {
            tell(twice());
        } else if entry.is_dir() {
            // It is there with what lies in it; an empty one is none.
            if entry.size() > 0 || entry.compressed_size() > 2 {
                tell(damaged());
            }
        } else {
            entries.push(Entry { at, shown, parts: parts.into_iter().map(str::to_owned).collect() });
        }
    }
    refuse(told)?;
    Ok(entries)
}

/// The folder that the mod lies in: none, or one.
pub(super) fn root(entries: &[Entry]) -> Result<Vec<String>, Problem> {
    let roots = entries
        .iter()
        .filter(|entry| entry.parts.len() <= 2 && entry.parts.last().is_some_and(|name| name == MANIFEST));
    let mut roots: Vec<&[String]> = roots.map(|entry| &entry.parts[..entry.parts.len() - 1]).collect();
    roots.sort();
    match roots[..] {
        [] => Err(no_manifest()),
        [root] => Ok(root.to_vec()),
        // What lies below it is no part of that mod, as is told there.
        [[], ..] => Ok(Vec::new()),
        _ => {
            let reason = message!("fault-package-several", "several mods are in it");
            Err(Problem::new(reason).remedy(message!("remedy-package-each", "make a package of each")))
        }
    }
}
