//! The mods that come with the game: nobody's own, and so neither replaced nor removed.

/// Their ids.
const SHIPPED_MODS: [&str; 6] =
    ["example-balance", "example-curses", "example-enemy", "example-maps", "example-rules", "example-weapon"];

/// Whether a mod of that id comes with the game.
pub fn came_with_game(id: &str) -> bool {
    SHIPPED_MODS.contains(&id)
}
