//! A position as searches walk with it, and a move in it.

use super::animal::{Animal, Piece, Side};
use super::board::Board;
use super::ground::DENS;
use crate::board::{Square, key};

/// An animal goes, swims or leaps to another square, and takes what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
}

/// A position without what happened before it. Copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Which animals stand where.
    pub board: Board,
    /// Whose turn it is.
    pub mover: Side,
    /// Plies since an animal was taken.
    pub quiet: u16,
}

impl Position {
    /// Does a move that is among those of this position; tells what was taken.
    #[inline]
    pub fn play(&mut self, mv: Move) -> Option<Animal> {
        let taken = self.board.piece(mv.to);
        if let Some(taken) = taken {
            self.board.lift(mv.to, taken);
        }
        if let Some(piece) = self.board.piece(mv.from) {
            self.board.lift(mv.from, piece);
            self.board.set(mv.to, piece);
        }
        self.quiet = if taken.is_some() { 0 } else { self.quiet.saturating_add(1) };
        self.mover = self.mover.other();
        taken.map(|piece: Piece| piece.animal)
    }

    /// Whether an animal of a side stands in the den of the other one, and so has won.
    #[inline]
    pub fn has_entered(&self, side: Side) -> bool {
        !(self.board.of(side) & DENS[side.other().index()]).is_empty()
    }

    /// A hash of what the rule of repetition calls the same position.
    #[inline]
    pub fn repetition_key(&self) -> u64 {
        self.board.key() ^ if self.mover == Side::White { 0 } else { BLACK }
    }

    /// A hash of all of it.
    #[inline]
    pub fn key(&self) -> u64 {
        self.repetition_key() ^ quiet_key(self.quiet)
    }
}

/// What a hash has more while black is to act.
pub(super) const BLACK: u64 = key(1 << 16);
const QUIET: u64 = 1 << 18;

/// What the plies without a capture add to a hash.
#[inline]
pub(super) fn quiet_key(quiet: u16) -> u64 {
    key(QUIET + u64::from(quiet))
}
