//! What lies on a square.

use super::piece::{Piece, PieceKind};

/// What lies on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell<K: PieceKind> {
    /// Nothing.
    Empty,
    /// A piece nobody knows.
    FaceDown,
    /// A piece everybody sees.
    Open(Piece<K>),
}
