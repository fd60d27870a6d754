//! Mods as one file: made and put into a folder, and refused where anything about them is not as it should be.

mod any_bytes;
mod archive;
mod hostile;
mod installed;

use archive::{Archive, entry};

/// The `mod.ron` of a mod.
fn manifest(id: &str) -> String {
    format!(
        "(id: \"{id}\", name: \"T\", version: \"1.2.3\", game_version: \"0.1\", authors: [\"T\"], licence: \"MIT\")"
    )
}

/// A sound mod in a folder of its own.
fn sound() -> Archive {
    Archive::of([
        entry("red/mod.ron", manifest("red")),
        entry("red/equipment/cards.ron", "[]"),
        entry("red/scripts/lash.rhai", "attack(1)"),
        entry("red/README.md", "For people."),
    ])
}
