//! What Realm and its page are called.

use crate::shell::Screen;

/// The page on which menus are bred.
pub const TRAINING: Screen = Screen::Page("Kingdom");

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "dominion";
