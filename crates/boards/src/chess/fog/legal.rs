//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::action::Action;
use super::game::Fog;
use super::state::State;
use crate::chess::moves::Move;
use crate::chess::piece::Piece;

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

impl Fog {
    /// Every move that may be made; none where nobody is to act.
    pub(super) fn legal(&self, state: &State) -> Vec<Move> {
        let mut moves = Vec::new();
        if !state.undecided && state.end.is_none() {
            let position = state.position(self.rules());
            match self.setup.fog {
                true => self.chess.pseudo_legal(&position, |mv| moves.push(mv)),
                false => self.chess.legal(&position, |mv| moves.push(mv)),
            }
        }
        moves
    }

    /// The move that an action is.
    ///
    /// # Errors
    /// Why it may not be done.
    pub(super) fn check(&self, state: &State, action: &Action) -> Result<Move, Illegal> {
        match self.turn(state) {
            Turn::Over => return Err(Illegal::new("fog-over", "the game is over")),
            Turn::Chance => return Err(Illegal::new("fog-undecided", "it is still drawn with what the game begins")),
            Turn::Seat(_) => {}
        }
        let known = self.legal(state).into_iter().find(|mv| self.action_of(*mv) == *action);
        known.ok_or_else(|| self.refusal(state, action))
    }

    /// Why an action may not be done. In fog it tells nothing of what is dark.
    pub(super) fn refusal(&self, state: &State, action: &Action) -> Illegal {
        let size = self.rules().size;
        let Action::Move { from, to, into } = action else {
            return match action {
                Action::Pass => Illegal::new("fog-pass", "nobody leaves the turn here"),
                _ => Illegal::new("fog-put", "this piece cannot be put there"),
            };
        };
        let (Some(from), Some(to)) = (from.on(size), to.on(size)) else {
            return Illegal::new("fog-no-square", "there is no such square on this board");
        };
        match state.piece(from) {
            Some(Piece { side, .. }) if side == state.mover => {}
            _ => return Illegal::new("fog-not-yours", "no piece of yours stands there"),
        }
        if state.position(self.rules()).holds(state.mover) && self.rules().drops.is_some() {
            return Illegal::new("fog-put-first", "all pieces come from the hand first");
        }
        if state.piece(to).is_some_and(|piece| piece.side == state.mover) {
            return Illegal::new("fog-own", "a piece of yours stands there");
        }
        let leads = |mv: &Move| mv.from == from && mv.to == to;
        if self.legal(state).iter().any(leads) {
            return match into {
                None => Illegal::new("fog-becomes", "say what the pawn becomes"),
                Some(_) => Illegal::new("fog-becomes-not", "the piece does not become that"),
            };
        }
        let mut pseudo = false;
        self.chess.pseudo_legal(&state.position(self.rules()), |mv| pseudo |= leads(&mv));
        if pseudo && !self.setup.fog {
            return Illegal::new("fog-check", "that would leave the king where it can be taken");
        }
        Illegal::new("fog-way", "the piece does not go there")
    }
}
