//! What may be done in a position, by sets of bits.

use super::board::{Board, COLUMNS};
use super::cannon::{shots, slides};
use super::piece::{Colour, Kind, Piece};
use super::position::{Move, Position};
use super::ranks::Rules;
use crate::board::{Square, Squares};

/// More than the moves of any position: 64 pieces with four ways each, or as many cannons as a set has with a whole row and column.
const MOST_MOVES: usize = 320;

/// Moves in a list without memory of its own.
pub type Moves = arrayvec::ArrayVec<Move, MOST_MOVES>;

/// Squares whose column is not the first, and not the last.
const BUT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
const BUT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The squares beside some squares, one way each.
#[inline]
fn steps(from: Squares) -> [Squares; 4] {
    [
        Squares(from.0 << COLUMNS),
        Squares((from.0 & BUT_LAST) << 1),
        Squares(from.0 >> COLUMNS),
        Squares((from.0 & BUT_FIRST) >> 1),
    ]
}

/// What leads back from each of these ways.
const BACK: [i8; 4] = [-(COLUMNS as i8), -1, COLUMNS as i8, 1];

/// The squares beside a square.
#[inline]
pub(super) fn beside(square: Square) -> Squares {
    around(Squares::of(square))
}

/// The squares beside some squares.
#[inline]
pub(super) fn around(squares: Squares) -> Squares {
    let [up, right, down, left] = steps(squares);
    up | right | down | left
}

impl Rules {
    /// Open pieces of the other colour that a kind takes by a step.
    #[inline]
    pub(super) fn prey(&self, board: &Board, kind: Kind, colour: Colour) -> Squares {
        let taken = Kind::ALL.into_iter().filter(|other| self.takes(kind, *other));
        taken.fold(Squares::none(), |all, other| all | board.kind(other)) & board.of(colour.other())
    }

    /// What an open piece of a colour that stands on `square` could take if it were to act.
    #[inline]
    pub(super) fn targets(&self, board: &Board, square: Square, piece: Piece) -> Squares {
        if piece.kind == Kind::Cannon && self.leaps() {
            shots(square, board.occupied()) & board.of(piece.colour.other())
        } else {
            beside(square) & self.prey(board, piece.kind, piece.colour)
        }
    }

    /// The empty squares an open piece could go to.
    #[inline]
    fn ways(&self, board: &Board, square: Square, kind: Kind) -> Squares {
        if kind == Kind::Cannon && self.slides() {
            slides(square, board.occupied(), board.all())
        } else {
            beside(square) & board.vacant()
        }
    }

    /// Adds every move that takes a piece.
    #[inline]
    pub fn captures(&self, position: &Position, moves: &mut Moves) {
        let Some(colour) = position.mover else { return };
        let board = &position.board;
        for kind in Kind::ALL {
            let piece = Piece { colour, kind };
            let own = board.pieces(piece);
            if own.is_empty() {
                continue;
            }
            if kind == Kind::Cannon && self.leaps() {
                for from in own {
                    push_all(moves, from, self.targets(board, from, piece));
                }
            } else {
                push_steps(moves, own, self.prey(board, kind, colour));
            }
        }
    }

    /// Adds every move to an empty square.
    #[inline]
    pub fn quiet(&self, position: &Position, moves: &mut Moves) {
        let Some(colour) = position.mover else { return };
        let board = &position.board;
        let vacant = board.vacant();
        if self.slides() {
            let cannons = board.pieces(Piece { colour, kind: Kind::Cannon });
            push_steps(moves, board.of(colour) & !cannons, vacant);
            for from in cannons {
                push_all(moves, from, slides(from, board.occupied(), board.all()));
            }
        } else {
            push_steps(moves, board.of(colour), vacant);
        }
    }

    /// Adds every piece that may be turned over.
    #[inline]
    pub fn flips(&self, position: &Position, moves: &mut Moves) {
        moves.extend(position.board.face_down().map(Move::flip));
    }

    /// Everything that may be done but for the rule of chases: what takes first, then moves, then pieces to turn over. Nothing while one is being turned over.
    pub fn moves(&self, position: &Position) -> Moves {
        let mut moves = Moves::new();
        if position.flipping.is_none() {
            self.captures(position, &mut moves);
            self.quiet(position, &mut moves);
            self.flips(position, &mut moves);
        }
        moves
    }

    /// Whether a move is among [`moves`](Self::moves).
    pub fn allows(&self, position: &Position, mv: Move) -> bool {
        let board = &position.board;
        let there = |square: Square| board.size().contains(square);
        if position.flipping.is_some() || !there(mv.from) || !there(mv.to) {
            return false;
        }
        if mv.is_flip() {
            return board.face_down().contains(mv.from);
        }
        let own = board.piece(mv.from).filter(|piece| Some(piece.colour) == position.mover);
        own.is_some_and(|piece| {
            let ways = self.ways(board, mv.from, piece.kind) | self.targets(board, mv.from, piece);
            ways.contains(mv.to)
        })
    }

    /// Whether whoever is to act can do nothing.
    #[inline]
    pub(super) fn is_stuck(&self, position: &Position) -> bool {
        let board = &position.board;
        if !board.face_down().is_empty() {
            return false;
        }
        let own = position.mover.map_or(Squares::none(), |colour| board.of(colour));
        // Whoever can go to an empty square beside it can do so whatever it is; takers are looked for where nobody can.
        let vacant = board.vacant();
        steps(own).into_iter().all(|to| (to & vacant).is_empty()) && self.count(position) == [0, 0]
    }

    /// How many moves there are and how many pieces may be turned over, without listing them.
    #[inline]
    pub(super) fn count(&self, position: &Position) -> [u64; 2] {
        let board = &position.board;
        let flips = u64::from(board.face_down().len());
        let Some(colour) = position.mover else { return [0, flips] };
        let vacant = board.vacant();
        let among = |own: Squares, targets: Squares| {
            steps(own).into_iter().map(|to| u64::from((to & targets).len())).sum::<u64>()
        };
        let mut moves = 0;
        for kind in Kind::ALL {
            let own = board.pieces(Piece { colour, kind });
            if own.is_empty() {
                continue;
            }
            let cannon = kind == Kind::Cannon;
            if cannon && self.slides() {
                moves += own.map(|from| u64::from(slides(from, board.occupied(), board.all()).len())).sum::<u64>();
            }
            let vacant = if cannon && self.slides() { Squares::none() } else { vacant };
            if cannon && self.leaps() {
                let enemies = board.of(colour.other());
                moves += own.map(|from| u64::from((shots(from, board.occupied()) & enemies).len())).sum::<u64>();
                moves += among(own, vacant);
            } else {
                moves += among(own, vacant | self.prey(board, kind, colour));
            }
        }
        [moves, flips]
    }
}

#[inline]
fn push_all(moves: &mut Moves, from: Square, to: Squares) {
    moves.extend(to.map(|to| Move { from, to }));
}

/// Adds each step from one of `own` to one of `targets`.
#[inline]
fn push_steps(moves: &mut Moves, own: Squares, targets: Squares) {
    for (to, back) in steps(own).into_iter().zip(BACK) {
        moves.extend((to & targets).map(|to| Move { from: Square(to.0.wrapping_add_signed(back)), to }));
    }
}
