//! A mod as one file: a zip with the files of one mod, at its root or in one folder.
//!
//! Anybody may have made such a file, so nothing in it is believed. `directory` reads its list of entries, `names` says which of their names may
//! be, `entries` what each says it is, `read` unpacks them within the bounds of a mod, counting what comes out, and `faults` are what is told of
//! those that cannot be read. `write` makes one. A [`Package`] holds the files in
//! memory: `mounted` lays them before other mods, so that whatever reads folders checks them before anything is written, and `install` puts
//! them into a folder of mods.

mod directory;
mod entries;
mod faults;
mod install;
mod mounted;
mod names;
mod read;
mod write;

pub use install::{IfThere, Installed, Removed, remove};
pub(crate) use mounted::Mounted;
pub use read::Package;
