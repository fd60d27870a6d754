//! The board, and what lies on it.

use super::piece::Animal;
use crate::board::Size;
use crate::face_down;

/// Columns and rows.
pub const SIZE: Size = Size::new(4, 4);

/// What lies on a square.
pub type Cell = face_down::Cell<Animal>;

/// The squares of a game. Written as rows of letters.
pub type Board = face_down::Board<Animal>;
