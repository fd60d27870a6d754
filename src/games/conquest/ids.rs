//! What Conquest and its page are called.

use crate::shell::Screen;

/// The page of an opponent that learns.
pub const TRAINING: Screen = Screen::Page("Training");

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "conquest";
