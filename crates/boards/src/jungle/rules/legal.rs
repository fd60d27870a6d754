//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::game::Jungle;
use crate::jungle::action::Action;
use crate::jungle::animal::{Animal, Piece};
use crate::jungle::generate::{Moves, beside};
use crate::jungle::ground::{Ground, SIZE, WATER, ground};
use crate::jungle::state::State;

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

impl Jungle {
    /// Everything that may be done; nothing where nobody is to act.
    pub(crate) fn legal(&self, state: &State) -> Moves {
        if state.undecided || state.end.is_some() { Moves::new() } else { self.rules.moves(&state.position()) }
    }

    /// Whether this may be done.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match self.turn(state) {
            Turn::Over => Err(Illegal::new("jungle-over", "the game is over")),
            Turn::Chance => Err(Illegal::new("jungle-undecided", "it is still drawn with what the game begins")),
            Turn::Seat(_) if self.rules.allows(&state.position(), action.into()) => Ok(()),
            Turn::Seat(_) => Err(self.refusal(state, action)),
        }
    }

    /// Why a move that no animal makes may not be made.
    fn refusal(&self, state: &State, action: Action) -> Illegal {
        if !SIZE.contains(action.from) || !SIZE.contains(action.to) {
            return Illegal::new("jungle-no-square", "there is no such square on this board");
        }
        match state.board.piece(action.from) {
            None => Illegal::new("jungle-nothing", "no animal stands there"),
            Some(piece) if piece.side != state.mover => Illegal::new("jungle-not-yours", "this animal is not yours"),
            Some(piece) => self.no_way(state, action, piece),
        }
    }

    /// Why an own animal does not go there.
    fn no_way(&self, state: &State, Action { from, to }: Action, piece: Piece) -> Illegal {
        let there = state.board.piece(to);
        if there.is_some_and(|there| there.side == piece.side) {
            return Illegal::new("jungle-own", "your own animal stands there");
        }
        if ground(to) == Ground::Den(piece.side) {
            return Illegal::new("jungle-own-den", "nobody enters the own den");
        }
        let leap = self.rules.leaps_from(piece.animal, from).find(|leap| leap.to == to);
        let beside = beside(from).contains(to);
        if leap.is_some_and(|leap| !(leap.over & state.board.animal(Animal::Rat)).is_empty()) {
            return Illegal::new("jungle-rat-in-the-way", "nobody leaps over a rat in the water");
        }
        if !beside && leap.is_none() {
            return Illegal::new("jungle-step", "an animal goes one step along a row or column");
        }
        if WATER.contains(to) && piece.animal != Animal::Rat {
            return Illegal::new("jungle-water", "only the rat enters the water");
        }
        let Some(there) = there else {
            return Illegal::new("jungle-step", "an animal goes one step along a row or column");
        };
        if WATER.contains(from) != WATER.contains(to) {
            return Illegal::new(
                "jungle-bank",
                "nobody takes an animal from the water on land, or from land in the water",
            );
        }
        let text = format!("the {} does not take the {}", piece.animal.id(), there.animal.id());
        Illegal::new("jungle-rank", text).with("taker", piece.animal.name()).with("taken", there.animal.name())
    }
}
