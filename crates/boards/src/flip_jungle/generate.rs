//! What may be done in a position, by sets of bits.

use super::board::{Board, SIZE};
use super::piece::{Animal, Piece};
use super::position::{Move, Position};
use super::ranks::Rules;
use crate::board::{Square, Squares};

/// More than the moves of any position: eight animals with four ways each, and sixteen pieces to turn over.
const MOST_MOVES: usize = 48;

/// Moves in a list without memory of its own.
pub type Moves = arrayvec::ArrayVec<Move, MOST_MOVES>;

/// Squares whose column is not the first, and not the last.
const BUT_FIRST: u16 = 0xeeee;
const BUT_LAST: u16 = 0x7777;
const COLUMNS: u8 = SIZE.columns();

/// The squares beside a square.
#[inline]
pub(super) fn beside(square: Square) -> Squares<u16> {
    let at = Squares::<u16>::of(square).0;
    Squares((at << COLUMNS) | ((at & BUT_LAST) << 1) | (at >> COLUMNS) | ((at & BUT_FIRST) >> 1))
}

impl Rules {
    /// What an open piece that stands on `square` could take if it were to act.
    #[inline]
    pub(super) fn targets(self, board: &Board, square: Square, piece: Piece) -> Squares<u16> {
        let near = beside(square) & board.of(piece.colour.other());
        if near.is_empty() {
            return near;
        }
        let prey = Animal::ALL.into_iter().filter(|other| piece.kind.takes(*other));
        prey.fold(Squares::none(), |all, other| all | board.kind(other)) & near
    }

    /// Adds every move that takes a piece.
    #[inline]
    pub fn captures(self, position: &Position, moves: &mut Moves) {
        let Some(colour) = position.mover else { return };
        let board = &position.board;
        for from in board.of(colour) {
            let Some(piece) = board.piece(from) else { continue };
            moves.extend(self.targets(board, from, piece).map(|to| Move { from, to }));
        }
    }

    /// Adds every move to an empty square.
    #[inline]
    pub fn quiet(self, position: &Position, moves: &mut Moves) {
        let Some(colour) = position.mover else { return };
        let vacant = position.board.vacant();
        for from in position.board.of(colour) {
            moves.extend((beside(from) & vacant).map(|to| Move { from, to }));
        }
    }

    /// Adds every piece that may be turned over.
    #[inline]
    pub fn flips(self, position: &Position, moves: &mut Moves) {
        moves.extend(position.board.face_down().map(Move::flip));
    }

    /// Everything that may be done: what takes first, then moves, then pieces to turn over. Nothing while one is being turned over.
    pub fn moves(self, position: &Position) -> Moves {
        let mut moves = Moves::new();
        if position.flipping.is_none() {
            self.captures(position, &mut moves);
            self.quiet(position, &mut moves);
            self.flips(position, &mut moves);
        }
        moves
    }

    /// Whether a move is among [`moves`](Self::moves).
    pub fn allows(self, position: &Position, mv: Move) -> bool {
        let board = &position.board;
        if position.flipping.is_some() || !SIZE.contains(mv.from) || !SIZE.contains(mv.to) {
            return false;
        }
        if mv.is_flip() {
            return board.face_down().contains(mv.from);
        }
        let own = board.piece(mv.from).filter(|piece| Some(piece.colour) == position.mover);
        own.is_some_and(|piece| {
            let ways = (beside(mv.from) & board.vacant()) | self.targets(board, mv.from, piece);
            ways.contains(mv.to)
        })
    }

    /// How many moves there are and how many pieces may be turned over, without listing them.
    #[inline]
    pub(super) fn count(self, position: &Position) -> [u64; 2] {
        let board = &position.board;
        let flips = u64::from(board.face_down().len());
        let Some(colour) = position.mover else { return [0, flips] };
        let vacant = board.vacant();
        let of = |from| {
            let targets = board.piece(from).map_or(Squares::none(), |piece| self.targets(board, from, piece));
            u64::from(((beside(from) & vacant) | targets).len())
        };
        [board.of(colour).map(of).sum(), flips]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_is_what_the_size_says() {
        for square in SIZE.squares() {
            let known: Squares<u16> = SIZE.neighbours(square).collect();
            assert_eq!(beside(square), known);
        }
    }
}
