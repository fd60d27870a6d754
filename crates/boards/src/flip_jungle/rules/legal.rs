//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::game::FlipJungle;
use crate::flip_jungle::action::Action;
use crate::flip_jungle::board::{Cell, SIZE};
use crate::flip_jungle::generate::Moves;
use crate::flip_jungle::piece::Piece;
use crate::flip_jungle::position::Move;
use crate::flip_jungle::state::State;

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

impl FlipJungle {
    /// Everything that may be done; nothing where nobody is to act.
    pub(crate) fn legal(&self, state: &State) -> Moves {
        if self.turn(state) == Turn::Seat(state.to_act) { self.rules.moves(&state.position()) } else { Moves::new() }
    }

    /// Whether this may be done.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match self.turn(state) {
            Turn::Over => return Err(Illegal::new("flip_jungle-over", "the game is over")),
            Turn::Chance if state.undecided => {
                return Err(Illegal::new("flip_jungle-undecided", "it is still drawn with what the game begins"));
            }
            Turn::Chance => return Err(Illegal::new("flip_jungle-flipping", "a piece is being turned over")),
            Turn::Seat(_) => {}
        }
        let mv = Move::from(action);
        if self.rules.allows(&state.position(), mv) { Ok(()) } else { Err(refusal(state, mv)) }
    }
}

/// Why a move that no piece makes may not be made.
fn refusal(state: &State, mv: Move) -> Illegal {
    if !SIZE.contains(mv.from) || !SIZE.contains(mv.to) {
        return Illegal::new("flip_jungle-no-square", "there is no such square on this board");
    }
    if mv.is_flip() {
        return match state.board.cell(mv.from) {
            Cell::Open(_) => Illegal::new("flip_jungle-open", "this piece lies open already"),
            _ => Illegal::new("flip_jungle-nothing", "nothing lies there"),
        };
    }
    match state.board.cell(mv.from) {
        Cell::Empty => Illegal::new("flip_jungle-nothing", "nothing lies there"),
        Cell::FaceDown => {
            Illegal::new("flip_jungle-face-down", "a piece that lies face down cannot move: turn it over")
        }
        Cell::Open(piece) if Some(piece.colour) != state.colour(state.to_act) => {
            Illegal::new("flip_jungle-not-yours", "this animal is not yours")
        }
        Cell::Open(piece) => no_way(state, mv, piece),
    }
}

/// Why an own piece does not go there.
fn no_way(state: &State, mv: Move, piece: Piece) -> Illegal {
    match state.board.cell(mv.to) {
        Cell::FaceDown => Illegal::new("flip_jungle-taking-face-down", "a piece that lies face down cannot be taken"),
        Cell::Open(other) if other.colour == piece.colour => {
            Illegal::new("flip_jungle-own", "your own animal stands there")
        }
        Cell::Open(other) if SIZE.distance(mv.from, mv.to) == 1 => {
            let text = format!("the {} does not take the {}", piece.animal.id(), other.animal.id());
            Illegal::new("flip_jungle-rank", text).with("taker", piece.animal.name()).with("taken", other.animal.name())
        }
        _ => Illegal::new("flip_jungle-step", "an animal goes one step along a row or column"),
    }
}
