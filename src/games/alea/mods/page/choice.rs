//! What can be asked for on the page of mods.

/// What the player can ask for among the mods.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModsChoice {
    /// The title.
    Title,
    /// Look at the mod of this place.
    Choose(usize),
    /// Use it or leave it.
    Turn(usize),
    /// Let it be read earlier (`true`) or later.
    Move(usize, bool),
    /// Show a mod's folder, or the one for all mods.
    Folder(Option<usize>),
    /// Try the card of this id on the bench; the one that was tried last where none is named.
    Bench(Option<String>),
    /// Name a new mod.
    New,
    /// Make the one that was named.
    Make,
    /// Put what was dropped on the window into the folder of mods.
    Install,
    /// Ask whether the mod of this place is to go.
    AskRemoval(usize),
    /// Take it out of the folder.
    Remove,
    /// Do none of that.
    Forget,
}
