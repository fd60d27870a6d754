//! How pieces move and take.

use tabletop::Illegal;

use crate::banqi::board::Board;
use crate::banqi::event::Event;
use crate::banqi::generate::Moves;
use crate::banqi::piece::{Kind, Piece};
use crate::banqi::position::{Move, Position};
use crate::banqi::ranks::Rules;
use crate::banqi::setup::{MOST_QUIET, Setup};
use crate::banqi::state::State;
use crate::board::{Square, Squares};
use crate::face_down::{self, Capture, FaceDown};

/// The rules of one game.
pub type Banqi = FaceDown<Rules>;

impl face_down::Rules for Rules {
    const ID: &'static str = "banqi";
    const MOST_QUIET: u16 = MOST_QUIET;

    type Kind = Kind;
    type Setup = Setup;
    type Event = Event;
    type Moves = Moves;

    fn moves(&self, position: &Position) -> Moves {
        Self::moves(self, position)
    }

    fn allows(&self, position: &Position, mv: Move) -> bool {
        Self::allows(self, position, mv)
    }

    fn count(&self, position: &Position) -> [u64; 2] {
        Self::count(self, position)
    }

    fn targets(&self, board: &Board, square: Square, piece: Piece) -> Squares {
        Self::targets(self, board, square, piece)
    }

    fn captured(&self, Capture { seat, piece, from, to, taken }: Capture<Kind>) -> Event {
        Event::Took { seat, piece, from, to, taken }
    }

    fn no_way(&self, state: &State, mv: Move, piece: Piece) -> Illegal {
        self.refusal(state, mv, piece)
    }

    fn forbidden(&self, setup: &Setup, state: &State, mv: Move) -> Option<Illegal> {
        self.chases_too_often(setup.chase_limit.into(), state, mv).then(|| {
            Illegal::new(
                "banqi-chase",
                "the same piece may not threaten the same one any longer: turn over, take or threaten something else",
            )
        })
    }
}
