//! A position as searches walk with it, and what is done in it: nothing is asked and nothing is told.

use super::board::Board;
use super::moves::Move;
use super::piece::{Piece, PieceColour, PieceKind, Pile};
use crate::board::{Square, key};

/// A position without what happened before it. Copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<K: PieceKind> {
    /// What lies where.
    pub board: Board<K>,
    /// What the face-down pieces are, in no order.
    pub unopened: K::Pile,
    /// Whose colour is to act; `None` before the first piece was turned over.
    pub mover: Option<K::Colour>,
    /// The piece that is about to be turned over.
    pub flipping: Option<Square>,
    /// Plies since a piece was turned over or taken.
    pub quiet: u16,
}

impl<K: PieceKind> Position<K> {
    /// A hash of what the rule of repetition calls the same position: what lies where, and whose turn it is.
    #[inline]
    pub fn repetition_key(&self) -> u64 {
        self.board.key() ^ key(MOVER + self.mover.map_or(2, PieceColour::index) as u64)
    }

    /// A hash of all of it.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key_but_unopened() ^ self.unopened.key()
    }

    /// A hash of all but what the face-down pieces are.
    #[inline]
    pub(crate) fn key_but_unopened(&self) -> u64 {
        let flipping = self.flipping.map_or(0, |square| key(FLIPPING + u64::from(square.0)));
        self.repetition_key() ^ key(QUIET + u64::from(self.quiet)) ^ flipping
    }

    /// How many pieces a colour has, open and face down.
    #[inline]
    pub fn living(&self, colour: K::Colour) -> u32 {
        self.board.of(colour).len() + self.unopened.of(colour)
    }

    /// Whether a colour has no piece any more, open or face down.
    #[inline]
    pub(crate) fn is_bare(&self, colour: K::Colour) -> bool {
        self.board.of(colour).is_empty() && self.unopened.of(colour) == 0
    }

    /// Does a move that is among those of this position. One that turns a piece over leaves it to chance which; tells what was taken. `falls` says whether what takes a piece
    /// leaves the board with it.
    #[inline]
    pub(crate) fn go(&mut self, mv: Move, falls: impl Fn(K, K) -> bool) -> Option<Piece<K>> {
        if mv.is_flip() {
            self.flipping = Some(mv.from);
            return None;
        }
        let (piece, taken) = (self.board.piece(mv.from), self.board.piece(mv.to));
        if let Some(taken) = taken {
            self.board.lift(mv.to, taken);
        }
        if let Some(piece) = piece {
            self.board.lift(mv.from, piece);
            if !taken.is_some_and(|taken| falls(piece.kind, taken.kind)) {
                self.board.lay(mv.to, piece);
            }
        }
        self.quiet = if taken.is_some() { 0 } else { self.quiet.saturating_add(1) };
        self.pass();
        taken
    }

    /// The piece that is being turned over turns out to be this one, which is among the [`unopened`](Self::unopened).
    #[inline]
    pub fn reveal(&mut self, piece: Piece<K>) {
        let Some(square) = self.flipping.take() else { return };
        self.unopened.take(piece);
        self.board.lift_face_down(square);
        self.board.lay(square, piece);
        self.quiet = 0;
        // Whoever turns over the first piece plays its colour.
        self.mover = Some(self.mover.unwrap_or(piece.colour));
        self.pass();
    }

    #[inline]
    fn pass(&mut self) {
        self.mover = self.mover.map(PieceColour::other);
    }
}

/// Where the numbers of keys begin, beyond those of squares.
const MOVER: u64 = 1 << 16;
const FLIPPING: u64 = 1 << 17;
const QUIET: u64 = 1 << 18;
/// Where those for pieces in no order begin.
pub(crate) const UNOPENED: u64 = 1 << 19;
