//! Which pieces are left.

use arrayvec::ArrayVec;

use crate::banqi::piece::{Colour, Piece};
use crate::banqi::position::Position;
use crate::board::Square;

/// Most pieces of a table.
pub(super) const MOST: usize = 4;

/// Pieces in their order, of both colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Material {
    pieces: [u8; MOST],
    count: u8,
}

/// The squares of the pieces of a material, in its order.
pub(super) type Squares = ArrayVec<Square, MOST>;

impl Material {
    /// What is left in a position, and where; `None` where pieces lie face down, a colour has none or there are too many.
    pub fn of(position: &Position) -> Option<(Self, Squares)> {
        let board = &position.board;
        if !board.face_down().is_empty() || board.occupied().len() as usize > MOST {
            return None;
        }
        let mut placed: ArrayVec<(Piece, Square), MOST> =
            board.occupied().filter_map(|square| board.piece(square).map(|piece| (piece, square))).collect();
        placed.sort_by_key(|(piece, square)| (piece.index(), *square));
        let both = Colour::ALL.into_iter().all(|colour| placed.iter().any(|(piece, _)| piece.colour == colour));
        if !both {
            return None;
        }
        let mut material = Self { pieces: [u8::MAX; MOST], count: placed.len() as u8 };
        for (at, (piece, _)) in placed.iter().enumerate() {
            material.pieces[at] = piece.index() as u8;
        }
        Some((material, placed.into_iter().map(|(_, square)| square).collect()))
    }

    /// How many pieces.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The pieces.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.pieces[..self.count()].iter().map(|index| Piece::at(usize::from(*index)))
    }

    /// What is left when one is taken; `None` where its colour has no other.
    pub fn without(&self, taken: usize) -> Option<Self> {
        let colour = Piece::at(usize::from(self.pieces[taken])).colour;
        if self.pieces().filter(|piece| piece.colour == colour).count() < 2 {
            return None;
        }
        let mut left = Self { pieces: [u8::MAX; MOST], count: self.count - 1 };
        let others = self.pieces[..self.count()].iter().enumerate().filter(|(at, _)| *at != taken);
        for (to, (_, piece)) in left.pieces.iter_mut().zip(others) {
            *to = *piece;
        }
        Some(left)
    }
}
