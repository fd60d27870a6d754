//! What actions are called, and where on the board they are.

use tabletop::{Mark, Message};

use super::moves::Move;
use super::piece::{Piece, PieceKind};
use super::position::Position;
use crate::board::Square;

/// The name of a square.
pub fn square<K: PieceKind>(square: Square) -> Message {
    Message::text(K::square_name(square))
}

/// A move in words.
pub fn action<K: PieceKind>(position: &Position<K>, mv: Move) -> Message {
    if mv.is_flip() {
        return Message::new(K::DEEDS.flip).with("square", square::<K>(mv.from));
    }
    let called = |piece: Option<Piece<K>>| piece.map(|piece| piece.kind.name()).unwrap_or_default();
    let (own, taken) = (called(position.board.piece(mv.from)), position.board.piece(mv.to));
    let id = if taken.is_some() { K::DEEDS.take } else { K::DEEDS.step };
    let went = Message::new(id).with(K::DEEDS.piece, own).with("to", square::<K>(mv.to));
    if taken.is_some() { went.with("taken", called(taken)) } else { went }
}

/// What a piece turned out to be, in words.
pub fn revealed<K: PieceKind>(piece: Piece<K>) -> Message {
    Message::new(K::DEEDS.reveal).with(K::DEEDS.piece, piece.kind.name())
}

/// Where it is.
pub fn marks(mv: Move) -> Vec<Mark> {
    let at = |square: Square| u16::from(square.0);
    if mv.is_flip() { vec![Mark::At(at(mv.from))] } else { vec![Mark::Way(at(mv.from), at(mv.to))] }
}
