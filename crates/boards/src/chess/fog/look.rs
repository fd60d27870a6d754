//! What a side sees of a position, as a number.

use super::game::Fog;
use crate::board::{Square, Squares, key};
use crate::chess::moves::{Move, Special};
use crate::chess::piece::{Kind, Piece, Side};
use crate::chess::position::Position;

/// Numbers of keys, apart from each other.
const PIECES: u64 = 1 << 40;
const MOVES: u64 = 2 << 40;
const OTHERS: u64 = 3 << 40;

/// Takes one more number in: the result follows from all of them in their order.
pub(super) const fn chain(so_far: u64, next: u64) -> u64 {
    key(so_far.rotate_left(23) ^ key(next))
}

/// A number for all that a side sees of a position: the squares in its sight and what stands there, both hands as far as they are known, whose turn it is, and where it is to act all that it may do.
pub(super) fn look(game: &Fog, position: &Position, side: Side) -> u64 {
    let own_turn = position.mover == side;
    let mut as_mover = *position;
    as_mover.mover = side;
    if !own_turn {
        // Only whoever is to act can take a pawn that has passed.
        as_mover.passed = None;
    }
    let (mut seen, mut moves) = (position.of(side), 0);
    game.chess.pseudo_legal(&as_mover, |mv| {
        seen.insert(mv.to);
        if let Special::EnPassant(stands) = mv.special {
            seen.insert(stands);
        }
        if own_turn {
            moves ^= key(MOVES + number(mv));
        }
    });
    let standing = |so_far, square| match position.piece(square) {
        Some(piece) => so_far ^ standing(square, piece),
        None => so_far,
    };
    let stands = seen.fold(0, standing);
    let unmoved = position.unmoved & position.of(side);
    let parts = [words(seen), words(unmoved), stands, moves, hands(game, position, side), turn(position)];
    parts.into_iter().fold(0, chain)
}

/// A number for where the pieces of a side stand.
pub(super) fn arrangement(position: &Position, side: Side) -> u64 {
    let piece = |square| position.piece(square).map(|piece| standing(square, piece));
    position.of(side).filter_map(piece).fold(0, |so_far, next| so_far ^ next)
}

fn standing(square: Square, piece: Piece) -> u64 {
    key(PIECES + u64::from(square.0) * Piece::COUNT as u64 + piece.index() as u64)
}

/// A number for a move, below 2^40 and above 0.
pub(super) fn number(mv: Move) -> u64 {
    let special = match mv.special {
        Special::None => 0x001,
        Special::Promotes(kind) => 0x100 + u64::from(kind.0),
        Special::Castles(square) => 0x200 + u64::from(square.0),
        Special::EnPassant(square) => 0x300 + u64::from(square.0),
        Special::Drops(kind) => 0x400 + u64::from(kind.0),
        Special::Passes => 0x500,
    };
    (special << 16) | (u64::from(mv.from.0) << 8) | u64::from(mv.to.0)
}

fn words(squares: Squares<u128>) -> u64 {
    chain(squares.0 as u64, (squares.0 >> 64) as u64)
}

fn hands(game: &Fog, position: &Position, side: Side) -> u64 {
    let kinds = || (0..game.rules().kinds.len() as u8).map(Kind);
    let own = kinds().fold(OTHERS, |so_far, kind| chain(so_far, position.in_hand(side, kind).into()));
    let other: u64 = kinds().map(|kind| u64::from(position.in_hand(side.other(), kind))).sum();
    chain(own, other)
}

fn turn(position: &Position) -> u64 {
    OTHERS + 2 * u64::from(position.passes) + position.mover.index() as u64
}
