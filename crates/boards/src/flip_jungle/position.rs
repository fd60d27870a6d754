//! A position as searches walk with it.

use super::piece::{Animal, Piece};
use super::ranks::Rules;
use crate::face_down;

pub use crate::face_down::Move;

/// A position without what happened before it. Copied freely.
pub type Position = face_down::Position<Animal>;

impl Position {
    /// Does a move that is among those of this position. One that turns a piece over leaves it to chance which; tells what was taken.
    #[inline]
    pub fn play(&mut self, rules: Rules, mv: Move) -> Option<Piece> {
        self.go(mv, |one, other| rules.both_fall(one, other))
    }
}
