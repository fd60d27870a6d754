//! Mods: folders that players add to the game.
//!
//! `manifest` reads `mod.ron`, `layout` knows which files a mod has, `files` reads them, and `locales` those in other languages, all within
//! `bounds`; `picture` and `sound` say whether one can be shown and played, `told` keeps as many problems as anybody reads, `shelf` finds the folders there are
//! and says which are in use and in what order, and `package` is a mod as one file. What files mean is up to the game they are for: here they
//! are only found, read and kept inside their folder.

mod bounds;
mod files;
mod layout;
mod locales;
mod manifest;
mod package;
mod picture;
mod shelf;
mod sound;
mod told;

pub use bounds::{
    MOST_ENTRIES, MOST_FILES, MOST_FOUND, MOST_FRAMES, MOST_FRAMES_IN_USE, MOST_MANIFEST, MOST_MEDIA, MOST_MEDIUM,
    MOST_MODS, MOST_PACKAGE, MOST_PIXELS, MOST_PIXELS_IN_USE, MOST_TEXT, MOST_TEXTS, MOST_TEXTS_IN_USE,
    MOST_TRANSLATED_NAME, MOST_TRANSLATED_TEXT, MOST_TRANSLATIONS,
};
pub use files::{Files, RawFile};
pub use locales::Words;
pub use manifest::{Dependency, Manifest, is_id};
pub use package::{IfThere, Installed, Package, Removed, remove};
pub use picture::{MOST_SIDE, picture_fault};
pub use shelf::{ModFolder, Shelf, Wanted};
pub use sound::{MOST_SECONDS, Sound, sound};
pub use told::{MOST_TOLD, Told};
