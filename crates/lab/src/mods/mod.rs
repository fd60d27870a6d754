//! Mods: folders that players add to the game.
//!
//! `manifest` reads `mod.ron`, `files` reads what lies beside it, `picture` says whether a picture can be shown, `shelf` finds the folders there are and says which are in use
//! and in what order, `skeleton` writes a new one, `reference` tells what scripts may say and `slips` what people get wrong. What files mean is up to the game
//! they are for: here they are only found, read and kept inside their folder.

mod files;
mod manifest;
mod picture;
mod reference;
mod shelf;
mod skeleton;
mod slips;

pub use files::{Files, Words};
pub use manifest::{Dependency, Manifest};
pub use picture::{MOST_SIDE, picture_fault};
pub use reference::scripting_reference;
pub use shelf::{Found, Shelf, Wanted};
pub use skeleton::{skeleton_faults, title_of, write_skeleton, write_skeleton_named};
pub use slips::{CommonSlip, FIELD_SLIPS, SCRIPT_SLIPS};
