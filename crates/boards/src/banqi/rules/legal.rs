//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::Banqi;
use crate::banqi::action::Action;
use crate::banqi::board::Cell;
use crate::banqi::generate::Moves;
use crate::banqi::piece::{Kind, Piece};
use crate::banqi::position::Move;
use crate::banqi::state::State;

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

impl Banqi {
    /// Everything that may be done; nothing where nobody is to act.
    pub(crate) fn legal(&self, state: &State) -> Moves {
        if self.turn(state) == Turn::Seat(state.to_act) { self.possible(state) } else { Moves::new() }
    }

    /// Everything that could be done, were the game not over.
    pub(super) fn possible(&self, state: &State) -> Moves {
        let mut moves = self.rules.moves(&state.position());
        if self.setup.chase_limit > 0 {
            moves.retain(|mv| !self.chases_too_often(state, *mv));
        }
        moves
    }

    /// Whether this may be done.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match self.turn(state) {
            Turn::Over => return Err(Illegal::new("banqi-over", "the game is over")),
            Turn::Chance if state.undecided => {
                return Err(Illegal::new("banqi-undecided", "it is still drawn with what the game begins"));
            }
            Turn::Chance => return Err(Illegal::new("banqi-flipping", "a piece is being turned over")),
            Turn::Seat(_) => {}
        }
        let mv = Move::from(action);
        if !self.rules.allows(&state.position(), mv) {
            return Err(self.refusal(state, mv));
        }
        if self.chases_too_often(state, mv) {
            return Err(Illegal::new(
                "banqi-chase",
                "the same piece may not threaten the same one any longer: turn over, take or threaten something else",
            ));
        }
        Ok(())
    }

    /// Why a move that the pieces do not make may not be made.
    fn refusal(&self, state: &State, mv: Move) -> Illegal {
        let size = state.board.size();
        if !size.contains(mv.from) || !size.contains(mv.to) {
            return Illegal::new("banqi-no-square", "there is no such square on this board");
        }
        if mv.is_flip() {
            return match state.board.cell(mv.from) {
                Cell::Open(_) => Illegal::new("banqi-open", "this piece lies open already"),
                _ => Illegal::new("banqi-nothing", "nothing lies there"),
            };
        }
        match state.board.cell(mv.from) {
            Cell::Empty => Illegal::new("banqi-nothing", "nothing lies there"),
            Cell::FaceDown => Illegal::new("banqi-face-down", "a piece that lies face down cannot move: turn it over"),
            Cell::Open(piece) if Some(piece.colour) != state.colour(state.to_act) => {
                Illegal::new("banqi-not-yours", "this piece is not yours")
            }
            Cell::Open(piece) => self.no_way(state, mv, piece),
        }
    }

    /// Why an own piece does not go there.
    fn no_way(&self, state: &State, mv: Move, piece: Piece) -> Illegal {
        let leaps = piece.kind == Kind::Cannon && self.rules.leaps();
        let beside = state.board.size().distance(mv.from, mv.to) == 1;
        match state.board.cell(mv.to) {
            Cell::FaceDown => Illegal::new("banqi-taking-face-down", "a piece that lies face down cannot be taken"),
            Cell::Open(other) if other.colour == piece.colour => {
                Illegal::new("banqi-own", "your own piece stands there")
            }
            Cell::Open(_) if leaps => Illegal::new(
                "banqi-cannon",
                "a cannon takes by a leap over exactly one piece along a row or column, and nothing beside it",
            ),
            Cell::Open(other) if beside => {
                Illegal::new("banqi-rank", format!("the {} does not take the {}", piece.kind.id(), other.kind.id()))
                    .with("taker", piece.kind.name())
                    .with("taken", other.kind.name())
            }
            Cell::Empty if piece.kind == Kind::Cannon && self.rules.slides() => {
                Illegal::new("banqi-slide", "a cannon goes along a row or column, and not over other pieces")
            }
            Cell::Open(_) | Cell::Empty => Illegal::new("banqi-step", "a piece goes one step along a row or column"),
        }
    }
}
