//! What Alea and its pages are called.

use crate::shell::Screen;

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "alea";
/// The page of the mods there are.
pub const MODS: Screen = Screen::Page("Mods");
/// The page on which a card is tried out.
pub const BENCH: Screen = Screen::Page("Bench");
