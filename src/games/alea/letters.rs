//! The letters cards are called by.

use crate::keys::{Chord, KeyMap};

/// The letters cards are called by, in their order: those that are no key of anything else.
pub fn letters(keys: &KeyMap) -> Vec<char> {
    let free = |letter: &char| letter.to_string().parse::<Chord>().is_ok_and(|chord| keys.action(&chord).is_none());
    // The middle row first, where the fingers lie.
    "ASDFGHJKLQWERTYUIOPZXCVBNM".chars().filter(free).collect()
}
