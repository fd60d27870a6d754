//! Which animals are on the board, and a number for each of their positions.

use crate::board::Square;
use crate::jungle::animal::{ANIMALS, Piece, Side};
use crate::jungle::kernel::Pieces;

/// Bits of a position's number for each square.
const SQUARE_BITS: u32 = 6;

/// Which animals live, as bits by piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Material(u16);

impl Material {
    pub fn of(pieces: &Pieces) -> Self {
        let [white, black] = Side::ALL.map(|side| u16::from(pieces.living(side)));
        Self(white | black << ANIMALS)
    }

    /// Its pieces in their order.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.0 >> piece.index() & 1 == 1)
    }

    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// What is left when a piece is taken, unless that ends the game.
    pub fn without(self, piece: Piece) -> Option<Self> {
        let left = self.0 & !(1 << piece.index());
        let [white, black] = [left & 0xff, left >> ANIMALS];
        (white != 0 && black != 0).then_some(Self(left))
    }

    /// How many numbers there are for positions, of which many are none.
    pub fn positions(self) -> usize {
        2 << (SQUARE_BITS * self.count() as u32)
    }

    /// The position of a number; `None` where two animals would stand on one square, or one beyond the board.
    pub fn position(self, number: usize) -> Option<Pieces> {
        let mut pieces = Pieces::empty(if number & 1 == 0 { Side::White } else { Side::Black });
        let mut rest = number >> 1;
        for piece in self.pieces() {
            let square = Square((rest & 63) as u8);
            rest >>= SQUARE_BITS;
            if square.index() == 63 || pieces.occupied().contains(square) {
                return None;
            }
            pieces.put(piece, square);
        }
        Some(pieces)
    }
}

/// The number of a position among those of its material.
#[inline]
pub(super) fn number(pieces: &Pieces) -> usize {
    let mut number = 0;
    let mut shift = 1;
    for side in Side::ALL {
        let mut living = pieces.living(side);
        while living != 0 {
            let square = pieces.squares(side)[living.trailing_zeros() as usize];
            number |= square.index() << shift;
            shift += SQUARE_BITS;
            living &= living - 1;
        }
    }
    number | pieces.mover.index()
}
