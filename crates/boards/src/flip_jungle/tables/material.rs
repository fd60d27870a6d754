//! Which pieces are on the board, and a number for each of their positions.

use crate::board::Square;
use crate::flip_jungle::board::{Board, SIZE};
use crate::flip_jungle::piece::{Colour, Piece};
use crate::flip_jungle::position::Position;
use crate::flip_jungle::unopened::Unopened;

/// Bits of a position's number for each square.
const SQUARE_BITS: u32 = 4;

/// The pieces that lie open, while none lies face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Material(Unopened);

impl Material {
    /// Those of a position; `None` where a piece lies face down, or nobody has a colour.
    pub fn of(position: &Position) -> Option<Self> {
        let open = position.board.face_down().is_empty() && position.mover.is_some();
        open.then(|| Self(position.board.open()))
    }

    /// Its pieces in their order.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        self.0.iter()
    }

    pub fn count(self) -> usize {
        self.0.total() as usize
    }

    /// Whether both colours have a piece.
    pub fn is_open(self) -> bool {
        Colour::ALL.into_iter().all(|colour| self.0.of(colour) > 0)
    }

    /// What is left without a piece.
    pub fn without(self, piece: Piece) -> Self {
        let mut left = self.0;
        left.take(piece);
        Self(left)
    }

    /// How many numbers there are for positions, of which many are none.
    pub fn positions(self) -> usize {
        2 << (SQUARE_BITS * self.count() as u32)
    }

    /// The position of a number; `None` where two pieces would stand on one square.
    pub fn position(self, number: usize) -> Option<Position> {
        let mut board = Board::empty(SIZE.rows());
        let mut rest = number >> 1;
        for piece in self.pieces() {
            let square = Square((rest & 15) as u8);
            rest >>= SQUARE_BITS;
            if board.occupied().contains(square) {
                return None;
            }
            board.lay(square, piece);
        }
        let mover = Some(Colour::ALL[number & 1]);
        Some(Position { board, unopened: Unopened::default(), mover, flipping: None, quiet: 0 })
    }

    /// The number of one of its positions.
    pub fn number(self, position: &Position) -> usize {
        let (mut number, mut shift) = (position.mover.map_or(0, Colour::index), 1);
        for piece in self.pieces() {
            number |= position.board.pieces(piece).next().map_or(0, Square::index) << shift;
            shift += SQUARE_BITS;
        }
        number
    }
}
