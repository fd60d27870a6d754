//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Game, Illegal, Seat};

use super::FaceDown;
use crate::face_down::moves::Move;
use crate::face_down::piece::Pile;
use crate::face_down::rules::{GameSetup, Rules};
use crate::face_down::state::State;

type Verdict = Result<(), Illegal>;

fn ensure(holds: bool, text: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text)) }
}

impl<R: Rules> FaceDown<R> {
    pub(super) fn check_validity(&self, state: &State<R::Kind>) -> Verdict {
        ensure(state.board.size() == self.setup.size(), "the board has another size")?;
        ensure(state.to_act <= Seat(1), "only two seats play")?;
        if state.undecided {
            return ensure(*state == self.start(), "with which start the game begins is drawn before anything else");
        }
        self.check_pieces(state)?;
        self.check_past(state)?;
        ensure(state.end == self.end_of(state), "the game is over, or is not, against its rules")
    }

    fn check_pieces(&self, state: &State<R::Kind>) -> Verdict {
        let (open, face_down) = (state.board.open(), state.board.face_down().len());
        let left = self.setup.pieces().without(&open).and_then(|left| left.without(&state.unopened));
        // A pile that has each piece once does not tell that one stands there twice.
        let counted = open.total() == state.board.occupied().len() - face_down;
        ensure(counted && left.is_some(), "there are more pieces than the game has")?;
        ensure(state.unopened.total() == face_down, "not as many pieces are unopened as lie face down")?;
        ensure(
            state.first_colour.is_some() || (open.total() == 0 && state.unopened.total() > 0 && state.quiet == 0),
            "pieces lie open, and nobody has a colour",
        )?;
        ensure(
            state.flipping.is_none_or(|square| state.board.face_down().contains(square) && state.end.is_none()),
            "a piece is turned over that does not lie face down",
        )
    }

    /// Each of the quiet moves is one that could be made.
    fn check_past(&self, state: &State<R::Kind>) -> Verdict {
        ensure(state.quiet <= self.setup.quiet_limit(), "more quiet plies are counted than end the game")?;
        ensure(state.plies >= state.quiet.into(), "more quiet plies are counted than were played")?;
        ensure(state.past.len() <= usize::from(state.quiet), "more quiet moves are told than are counted")?;
        let size = state.board.size();
        let on_board = state.past.iter().all(|step| size.contains(step.from) && size.contains(step.to));
        ensure(on_board, "a quiet move leads over the edge")?;
        let mut after = state.position();
        for (step, before) in state.past.iter().rev().zip(state.earlier()) {
            let fits = after.board.piece(step.to).map(|piece| piece.colour) == before.mover
                && after.board.vacant().contains(step.from);
            let mv = Move { from: step.from, to: step.to };
            ensure(fits && self.rules.allows(&before, mv), "a quiet move is told that nobody could make")?;
            after = before;
        }
        Ok(())
    }
}
