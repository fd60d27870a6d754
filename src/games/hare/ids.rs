//! What Hare and Hedgehog is called.

/// What it is called in the player's folder and in the keys of words.
pub const ID: &str = "hare";
