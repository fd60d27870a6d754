//! Moves in a position, by sets of bits.

use super::animal::{Animal, Piece, Side};
use super::board::Board;
use super::ground::{ALL, DENS, SIZE, TRAPS, WATER};
use super::position::{Move, Position};
use super::ranks::Rules;
use crate::board::{Square, Squares};

/// More than the moves of any position: a board full of animals of one side has no more than four ways each.
const MOST_MOVES: usize = 256;

/// Moves in a list without memory of its own.
pub type Moves = arrayvec::ArrayVec<Move, MOST_MOVES>;

/// Squares whose column is not the first, and not the last.
const BUT_FIRST: u64 = columns(&[1, 2, 3, 4, 5, 6]);
const BUT_LAST: u64 = columns(&[0, 1, 2, 3, 4, 5]);
const COLUMNS: u8 = SIZE.columns();

const fn columns(columns: &[u8]) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < columns.len() {
        let mut row = 0;
        while row < 9 {
            bits |= 1 << (row * 7 + columns[at]);
            row += 1;
        }
        at += 1;
    }
    bits
}

/// The squares beside a square.
#[inline]
pub(super) fn beside(square: Square) -> Squares {
    around(Squares::of(square))
}

/// The squares beside any of these.
#[inline]
pub(super) fn around(squares: Squares) -> Squares {
    let at = squares.0;
    Squares((at << COLUMNS) | ((at & BUT_LAST) << 1) | (at >> COLUMNS) | ((at & BUT_FIRST) >> 1)) & ALL
}

impl Rules {
    /// Animals of the other side that an animal takes from a square on one beside it, or across water.
    #[inline]
    pub(super) fn prey(&self, board: &Board, from: Square, piece: Piece) -> Squares {
        let enemies = board.of(piece.side.other());
        let weaker = Animal::ALL.into_iter().filter(|other| self.takes(piece.animal, *other));
        let weaker = weaker.fold(Squares::none(), |all, other| all | board.animal(other));
        // In an own trap every animal of the other side has no rank.
        let prey = enemies & (weaker | TRAPS[piece.side.index()]);
        // Nobody takes anybody across the bank.
        if WATER.contains(from) { prey & WATER } else { prey & !WATER }
    }

    /// Where an animal may go, the own den and squares of the own side left out.
    #[inline]
    pub(super) fn targets(&self, board: &Board, from: Square, piece: Piece) -> Squares {
        let ground = if piece.animal == Animal::Rat { ALL } else { ALL & !WATER };
        let open = (board.vacant() & ground) | self.prey(board, from, piece);
        let mut targets = beside(from) & open;
        if self.leaps(piece.animal) {
            let rats = board.animal(Animal::Rat);
            for leap in self.leaps_from(piece.animal, from) {
                if (leap.over & rats).is_empty() {
                    targets |= Squares::of(leap.to) & open;
                }
            }
        }
        targets & !DENS[piece.side.index()]
    }

    /// Every move, those that take first. None where somebody has entered a den.
    pub fn moves(&self, position: &Position) -> Moves {
        let mut moves = Moves::new();
        self.push_moves(position, position.board.of(position.mover.other()), &mut moves);
        self.push_moves(position, position.board.vacant(), &mut moves);
        moves
    }

    /// Every move that takes an animal.
    pub fn captures(&self, position: &Position) -> Moves {
        let mut moves = Moves::new();
        self.push_moves(position, position.board.of(position.mover.other()), &mut moves);
        moves
    }

    #[inline]
    fn push_moves(&self, position: &Position, to: Squares, moves: &mut Moves) {
        if self.is_over(position) {
            return;
        }
        let (board, side) = (&position.board, position.mover);
        for animal in Animal::ALL {
            let piece = Piece { side, animal };
            for from in board.pieces(piece) {
                moves.extend((self.targets(board, from, piece) & to).map(|to| Move { from, to }));
            }
        }
    }

    /// Whether a move is among [`moves`](Self::moves).
    pub fn allows(&self, position: &Position, mv: Move) -> bool {
        let there = SIZE.contains(mv.from) && SIZE.contains(mv.to);
        let own = position.board.piece(mv.from).filter(|piece| there && piece.side == position.mover);
        own.is_some_and(|piece| {
            !self.is_over(position) && self.targets(&position.board, mv.from, piece).contains(mv.to)
        })
    }

    /// How many moves there are, without listing them.
    #[inline]
    pub(super) fn count(&self, position: &Position) -> u64 {
        if self.is_over(position) {
            return 0;
        }
        let (board, side) = (&position.board, position.mover);
        let of = |animal| {
            let piece = Piece { side, animal };
            board.pieces(piece).map(|from| u64::from(self.targets(board, from, piece).len())).sum::<u64>()
        };
        Animal::ALL.into_iter().map(of).sum()
    }

    /// Whether a den has been entered.
    #[inline]
    fn is_over(&self, position: &Position) -> bool {
        position.has_entered(Side::White) || position.has_entered(Side::Black)
    }
}
