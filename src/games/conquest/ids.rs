//! What Conquest and its pages are called.

use crate::shell::Screen;

/// The page of an opponent that learns.
pub const TRAINING: Screen = Screen::Page("Training");

/// The page of the games that were finished.
pub const CAREER: Screen = Screen::Page("Career");

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "conquest";
