//! What actions are called, and where on the board they are.

use tabletop::{Mark, Message};

use super::names::square_name;
use super::piece::Piece;
use super::position::{Move, Position};
use crate::board::Square;

fn square(square: Square) -> Message {
    Message::text(square_name(square))
}

fn piece(piece: Option<Piece>) -> Message {
    piece.map(|piece| piece.animal.name()).unwrap_or_default()
}

/// A move in words.
pub(super) fn action(position: &Position, mv: Move) -> Message {
    if mv.is_flip() {
        return Message::new("flip_jungle-do_flip").with("square", square(mv.from));
    }
    let own = piece(position.board.piece(mv.from));
    match position.board.piece(mv.to) {
        None => Message::new("flip_jungle-do_move").with("animal", own).with("to", square(mv.to)),
        taken => Message::new("flip_jungle-do_take")
            .with("animal", own)
            .with("to", square(mv.to))
            .with("taken", piece(taken)),
    }
}

/// What a piece turned out to be, in words.
pub(super) fn revealed(piece: Piece) -> Message {
    Message::new("flip_jungle-do_reveal").with("animal", piece.animal.name())
}

/// Where it is.
pub(super) fn marks(mv: Move) -> Vec<Mark> {
    let at = |square: Square| u16::from(square.0);
    if mv.is_flip() { vec![Mark::At(at(mv.from))] } else { vec![Mark::Way(at(mv.from), at(mv.to))] }
}
