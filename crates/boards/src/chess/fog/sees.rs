//! What each pair of eyes sees of a state.

use tabletop::Eye;

use super::action::Action;
use super::game::Fog;
use super::state::{Cell, State};
use super::view::View;
use crate::board::{Square, Squares};
use crate::chess::moves::Special;
use crate::chess::piece::Side;

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
            return View { side, known: state.clone(), dark: Vec::new(), held, moves: self.moves_of(state, side) };
        }
        let mut known = State { past: Vec::new(), quiet: 0, ..state.clone() };
        let seen = side.map_or_else(Squares::none, |side| self.chess.sight(&state.position(self.rules()), side));
        let dark: Vec<Square> = self.rules().size.squares().filter(|square| !seen.contains(*square)).collect();
        dark.iter().for_each(|square| known.cells[square.index()] = Cell::Empty);
        for other in Side::ALL.into_iter().filter(|other| Some(*other) != side) {
            known.hands[other.index()].iter_mut().for_each(|count| *count = 0);
            known.unmoved.retain(|square| state.piece(*square).is_none_or(|piece| piece.side != other));
        }
        if side.is_none() {
            known.lost.iter_mut().flatten().for_each(|count| *count = 0);
        }
        // A pawn that passed is seen by whoever may take it.
        known.passed = known.passed.filter(|square| side == Some(state.mover) && self.takes_passing(state, *square));
        View { side, known, dark, held, moves: self.moves_of(state, side) }
    }

    /// All that a side may do, if it is to act.
    fn moves_of(&self, state: &State, side: Option<Side>) -> Vec<Action> {
        let moves = if side == Some(state.mover) { self.legal(state) } else { Vec::new() };
        let mut actions: Vec<Action> = moves.into_iter().map(|mv| self.action_of(mv)).collect();
        // In an order that tells nothing of what is dark.
        actions.sort_unstable();
        actions
    }

    /// Whether whoever is to act could take the pawn that has just passed this square.
    fn takes_passing(&self, state: &State, square: Square) -> bool {
        let mut takes = false;
        self.chess.pseudo_legal(&state.position(self.rules()), |mv| {
            takes |= mv.to == square && matches!(mv.special, Special::EnPassant(_));
        });
        takes
    }
}
