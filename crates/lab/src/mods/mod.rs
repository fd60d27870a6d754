//! Mods: folders that players add to the game.
//!
//! `manifest` reads `mod.ron`, `files` reads what lies beside it, `picture` says whether a picture can be shown, `shelf` finds the folders there are and says which are in use
//! and in what order. What files mean is up to the game
//! they are for: here they are only found, read and kept inside their folder.

mod files;
mod manifest;
mod picture;
mod shelf;

pub use files::{Files, Words};
pub use manifest::{Dependency, Manifest, is_id};
pub use picture::{MOST_SIDE, picture_fault};
pub use shelf::{ModFolder, Shelf, Wanted};
