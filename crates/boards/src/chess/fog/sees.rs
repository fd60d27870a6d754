//! What each pair of eyes sees of a state.

use tabletop::Eye;

use super::action::Action;
use super::game::Fog;
use super::state::{Cell, State};
use super::view::View;
use crate::board::{Square, Squares};
use crate::chess::moves::{Move, Special};
use crate::chess::piece::Side;
use crate::chess::variant::Chess;

impl Fog {
    /// What an eye may know.
    pub(super) fn view_of(&self, state: &State, eye: Eye) -> View {
        let side = match eye {
            Eye::Seat(seat) => Side::ALL.get(seat.index()).copied(),
            Eye::Public => None,
        };
        let held = [0, 1].map(|at: usize| state.hands[at].iter().sum());
        // Once the game is over the fog has lifted.
        if !self.setup.fog || state.end.is_some() {
            let moves = if side == Some(state.mover) { self.legal(state) } else { Vec::new() };
            return View { side, known: state.clone(), dark: Vec::new(), held, moves: self.actions_of(&moves) };
        }
        let position = state.position(self.rules());
        let mut moves = Vec::new();
        if side == Some(state.mover) {
            self.chess.pseudo_legal(&position, |mv| moves.push(mv));
        }
        let seen = match side {
            None => Squares::none(),
            Some(side) if side == state.mover => Chess::seen_by(&position, &moves),
            Some(side) => self.chess.sight(&position, side),
        };
        let dark: Vec<Square> = self.rules().size.squares().filter(|square| !seen.contains(*square)).collect();
        let mut known = state.without_past();
        dark.iter().for_each(|square| known.cells[square.index()] = Cell::Empty);
        for other in Side::ALL.into_iter().filter(|other| Some(*other) != side) {
            known.hands[other.index()].iter_mut().for_each(|count| *count = 0);
            known.unmoved.retain(|square| state.piece(*square).is_none_or(|piece| piece.side != other));
        }
        if side.is_none() {
            known.lost.iter_mut().flatten().for_each(|count| *count = 0);
        }
        // A pawn that passed is seen by whoever may take it.
        let takes = |mv: &Move, square| mv.to == square && matches!(mv.special, Special::EnPassant(_));
        known.passed = known.passed.filter(|square| moves.iter().any(|mv| takes(mv, *square)));
        if state.undecided {
            moves.clear();
        }
        View { side, known, dark, held, moves: self.actions_of(&moves) }
    }

    /// Moves as actions, in an order that tells nothing of what is dark.
    fn actions_of(&self, moves: &[Move]) -> Vec<Action> {
        let mut actions: Vec<Action> = moves.iter().map(|mv| self.action_of(*mv)).collect();
        actions.sort_unstable();
        actions
    }
}
