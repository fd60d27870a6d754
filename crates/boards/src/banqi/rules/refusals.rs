//! Why a piece does not go somewhere, in words a player understands.

use tabletop::Illegal;

use crate::banqi::board::Cell;
use crate::banqi::piece::{Kind, Piece};
use crate::banqi::position::Move;
use crate::banqi::ranks::Rules;
use crate::banqi::state::State;

impl Rules {
    /// Why an own piece does not go to where nothing stands, or an open piece of the other side.
    pub(super) fn refusal(&self, state: &State, mv: Move, piece: Piece) -> Illegal {
        let leaps = piece.kind == Kind::Cannon && self.leaps();
        let beside = state.board.size().distance(mv.from, mv.to) == 1;
        match state.board.cell(mv.to) {
            Cell::Open(_) if leaps => Illegal::new(
                "banqi-cannon",
                "a cannon takes by a leap over exactly one piece along a row or column, and nothing beside it",
            ),
            Cell::Open(other) if beside => {
                Illegal::new("banqi-rank", format!("the {} does not take the {}", piece.kind.id(), other.kind.id()))
                    .with("taker", piece.kind.name())
                    .with("taken", other.kind.name())
            }
            Cell::Empty if piece.kind == Kind::Cannon && self.slides() => {
                Illegal::new("banqi-slide", "a cannon goes along a row or column, and not over other pieces")
            }
            _ => Illegal::new("banqi-step", "a piece goes one step along a row or column"),
        }
    }
}
