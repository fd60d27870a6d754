//! The boards, and what lies on them.
//!
//! A row of the board is eight squares wide in every variant, so that a step along a column is a shift by eight bits.

use super::piece::Kind;
use crate::board::Size;
use crate::face_down;

/// Columns of every board.
pub(super) const COLUMNS: u8 = 8;
/// The boards of the small and the large game.
pub(super) const SIZES: [Size; 2] = [Size::new(COLUMNS, 4), Size::new(COLUMNS, 8)];

/// What lies on a square.
pub type Cell = face_down::Cell<Kind>;

/// The squares of a game. Written as rows of letters.
pub type Board = face_down::Board<Kind>;
