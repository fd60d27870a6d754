//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Game, Illegal};

use super::game::Jungle;
use crate::jungle::animal::{Animal, Piece};
use crate::jungle::ground::{SIZE, WATER, den};
use crate::jungle::position::Move;
use crate::jungle::state::State;

type Verdict = Result<(), Illegal>;

fn ensure(holds: bool, text: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text)) }
}

impl Jungle {
    pub(super) fn check_validity(&self, state: &State) -> Verdict {
        if state.undecided {
            return ensure(*state == self.start(), "with which start the game begins is drawn before anything else");
        }
        for piece in Piece::all() {
            let there = state.board.pieces(piece);
            ensure(there.len() <= 1, "an animal stands there twice")?;
            ensure(
                (there & WATER).is_empty() || piece.animal == Animal::Rat,
                "an animal that does not swim is in the water",
            )?;
            ensure(!there.contains(den(piece.side)), "an animal is in its own den")?;
        }
        self.check_past(state)?;
        ensure(state.end == self.end_of(state), "the game is over, or is not, against its rules")
    }

    /// Each of the quiet moves is one that could be made.
    fn check_past(&self, state: &State) -> Verdict {
        ensure(state.quiet <= self.setup.quiet_limit, "more quiet plies are counted than end the game")?;
        ensure(state.plies >= state.quiet.into(), "more quiet plies are counted than were played")?;
        ensure(state.past.len() <= usize::from(state.quiet), "more quiet moves are told than are counted")?;
        let on_board = state.past.iter().all(|step| SIZE.contains(step.from) && SIZE.contains(step.to));
        ensure(on_board, "a quiet move leads over the edge")?;
        let mut after = state.position();
        for (step, before) in state.past.iter().rev().zip(state.earlier()) {
            let fits = after.board.piece(step.to).map(|piece| piece.side) == Some(before.mover)
                && after.board.vacant().contains(step.from);
            let mv = Move { from: step.from, to: step.to };
            ensure(fits && self.rules.allows(&before, mv), "a quiet move is told that nobody could make")?;
            after = before;
        }
        Ok(())
    }
}
