//! What actions are called, and where on the board they are.

use tabletop::{Mark, Message};

use super::animal::{Animal, Piece};
use super::ground::{SIZE, den};
use super::names::square_name;
use super::position::Move;

/// A move of an animal in words; `taken` is what stands where it goes.
pub(super) fn action(piece: Piece, mv: Move, taken: Option<Animal>) -> Message {
    let id = match taken {
        _ if mv.to == den(piece.side.other()) => "jungle-do_enter",
        Some(_) => "jungle-do_take",
        None if SIZE.distance(mv.from, mv.to) > 1 => "jungle-do_leap",
        None => "jungle-do_move",
    };
    let told = Message::new(id).with("animal", piece.animal.name()).with("to", Message::text(square_name(mv.to)));
    match taken {
        Some(taken) => told.with("taken", taken.name()),
        None => told,
    }
}

/// Where it is.
pub(super) fn marks(mv: Move) -> Vec<Mark> {
    vec![Mark::Way(u16::from(mv.from.0), u16::from(mv.to.0))]
}
