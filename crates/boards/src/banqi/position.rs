//! A position as searches walk with it.

use super::piece::{Kind, Piece};
use crate::face_down;

pub use crate::face_down::Move;

/// A position without what happened before it. Copied freely.
pub type Position = face_down::Position<Kind>;

impl Position {
    /// Does a move that is among those of this position. One that turns a piece over leaves it to chance which; tells what was taken.
    #[inline]
    pub fn play(&mut self, mv: Move) -> Option<Piece> {
        self.go(mv, |_, _| false)
    }
}
