//! What games find in a mod beside the one that most of it is for.

use lab::mods::ModFolder;
use lab::{Library, Problem};

/// What a game finds in a mod.
#[derive(Default)]
pub(crate) struct BroughtByMod {
    /// What it adds, each by its kind and its id.
    pub items: Vec<(&'static str, String)>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// All that the other games find in a mod.
pub(crate) fn brought(library: &Library, found: &ModFolder) -> BroughtByMod {
    super::risk::maps::brought(library, found)
}
