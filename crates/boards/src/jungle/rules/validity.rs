//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::Game;

use super::game::Jungle;
use crate::board::{Soundness, sound};
use crate::jungle::animal::{Animal, Piece};
use crate::jungle::ground::{SIZE, WATER, den};
use crate::jungle::position::Move;
use crate::jungle::state::State;

impl Jungle {
    pub(super) fn check_validity(&self, state: &State) -> Soundness {
        if state.undecided {
            return sound(
                *state == self.start(),
                "undecided",
                "with which start the game begins is drawn before anything else",
            );
        }
        for piece in Piece::all() {
            let there = state.board.pieces(piece);
            sound(there.len() <= 1, "twice", "an animal stands there twice")?;
            sound(
                (there & WATER).is_empty() || piece.animal == Animal::Rat,
                "swims",
                "an animal that does not swim is in the water",
            )?;
            sound(!there.contains(den(piece.side)), "own_den", "an animal is in its own den")?;
        }
        self.check_past(state)?;
        sound(state.end == self.end_of(state), "ending", "the game is over, or is not, against its rules")
    }

    /// Each of the quiet moves is one that could be made.
    fn check_past(&self, state: &State) -> Soundness {
        sound(state.quiet <= self.setup.quiet_limit, "quiet_limit", "more quiet plies are counted than end the game")?;
        sound(state.plies >= state.quiet.into(), "quiet_plies", "more quiet plies are counted than were played")?;
        sound(
            state.past.len() <= usize::from(state.quiet),
            "quiet_told",
            "more quiet moves are told than are counted",
        )?;
        let on_board = state.past.iter().all(|step| SIZE.contains(step.from) && SIZE.contains(step.to));
        sound(on_board, "quiet_edge", "a quiet move leads over the edge")?;
        let mut after = state.position();
        for (step, before) in state.past.iter().rev().zip(state.earlier()) {
            let fits = after.board.piece(step.to).map(|piece| piece.side) == Some(before.mover)
                && after.board.vacant().contains(step.from);
            let mv = Move { from: step.from, to: step.to };
            sound(fits && self.rules.allows(&before, mv), "quiet_move", "a quiet move is told that nobody could make")?;
            after = before;
        }
        Ok(())
    }
}
