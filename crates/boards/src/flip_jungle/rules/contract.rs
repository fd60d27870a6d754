//! How pieces move and take.

use tabletop::Illegal;

use crate::board::{Square, Squares};
use crate::face_down::{self, Capture, FaceDown};
use crate::flip_jungle::board::{Board, Cell, SIZE};
use crate::flip_jungle::event::Event;
use crate::flip_jungle::generate::Moves;
use crate::flip_jungle::piece::{Animal, Piece};
use crate::flip_jungle::position::{Move, Position};
use crate::flip_jungle::ranks::Rules;
use crate::flip_jungle::setup::{MOST_QUIET, Setup};
use crate::flip_jungle::state::State;

/// The rules of one game.
pub type FlipJungle = FaceDown<Rules>;

impl face_down::Rules for Rules {
    const ID: &'static str = "flip_jungle";
    const MOST_QUIET: u16 = MOST_QUIET;

    type Kind = Animal;
    type Setup = Setup;
    type Event = Event;
    type Moves = Moves;

    fn moves(&self, position: &Position) -> Moves {
        Self::moves(*self, position)
    }

    fn allows(&self, position: &Position, mv: Move) -> bool {
        Self::allows(*self, position, mv)
    }

    fn count(&self, position: &Position) -> [u64; 2] {
        Self::count(*self, position)
    }

    fn targets(&self, board: &Board, square: Square, piece: Piece) -> Squares<u16> {
        Self::targets(*self, board, square, piece)
    }

    #[inline]
    fn falls(&self, taker: Animal, taken: Animal) -> bool {
        self.both_fall(taker, taken)
    }

    fn captured(&self, Capture { seat, piece, from, to, taken }: Capture<Animal>) -> Event {
        if self.both_fall(piece.kind, taken.kind) {
            Event::Fell { seat, piece, from, to, taken }
        } else {
            Event::Took { seat, piece, from, to, taken }
        }
    }

    fn no_way(&self, state: &State, mv: Move, piece: Piece) -> Illegal {
        match state.board.cell(mv.to) {
            Cell::Open(other) if SIZE.distance(mv.from, mv.to) == 1 => {
                let text = format!("the {} does not take the {}", piece.kind.id(), other.kind.id());
                Illegal::new("flip_jungle-rank", text).with("taker", piece.kind.name()).with("taken", other.kind.name())
            }
            _ => Illegal::new("flip_jungle-step", "an animal goes one step along a row or column"),
        }
    }
}
