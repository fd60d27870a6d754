//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::FaceDown;
use crate::face_down::cell::Cell;
use crate::face_down::moves::Move;
use crate::face_down::rules::{ActionOf, Rules};
use crate::face_down::state::State;
use crate::face_down::words::{Refusal, Words};

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

impl<R: Rules> FaceDown<R> {
    /// Everything that may be done; nothing where nobody is to act.
    pub(crate) fn legal(&self, state: &State<R::Kind>) -> R::Moves {
        if self.turn(state) == Turn::Seat(state.to_act) { self.possible(state) } else { R::Moves::default() }
    }

    /// Everything that could be done, were the game not over.
    pub(super) fn possible(&self, state: &State<R::Kind>) -> R::Moves {
        let moves = self.rules.moves(&state.position()).into_iter();
        moves.filter(|mv| self.rules.forbidden(&self.setup, state, *mv).is_none()).collect()
    }

    /// Whether this may be done.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check(&self, state: &State<R::Kind>, action: ActionOf<R>) -> Result<(), Illegal> {
        let refused = |refusal| Err(R::Kind::refusal(refusal));
        match self.turn(state) {
            Turn::Over => return refused(Refusal::Over),
            Turn::Chance if state.undecided => return refused(Refusal::Undecided),
            Turn::Chance => return refused(Refusal::Flipping),
            Turn::Seat(_) => {}
        }
        let mv: Move = action.into();
        if !self.rules.allows(&state.position(), mv) {
            return Err(self.refusal(state, mv));
        }
        self.rules.forbidden(&self.setup, state, mv).map_or(Ok(()), Err)
    }

    /// Why a move that the pieces do not make may not be made.
    fn refusal(&self, state: &State<R::Kind>, mv: Move) -> Illegal {
        let size = state.board.size();
        if !size.contains(mv.from) || !size.contains(mv.to) {
            return R::Kind::refusal(Refusal::NoSquare);
        }
        R::Kind::refusal(match (state.board.cell(mv.from), state.board.cell(mv.to)) {
            (Cell::Open(_), _) if mv.is_flip() => Refusal::Open,
            (Cell::Empty, _) => Refusal::Nothing,
            (Cell::FaceDown, _) => Refusal::FaceDown,
            (Cell::Open(piece), _) if Some(piece.colour) != state.colour(state.to_act) => Refusal::NotYours,
            (Cell::Open(_), Cell::FaceDown) => Refusal::TakingFaceDown,
            (Cell::Open(piece), Cell::Open(other)) if other.colour == piece.colour => Refusal::Own,
            (Cell::Open(piece), _) => return self.rules.no_way(state, mv, piece),
        })
    }
}
