//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Game, Illegal, Seat};

use super::game::FlipJungle;
use crate::flip_jungle::board::SIZE;
use crate::flip_jungle::position::Move;
use crate::flip_jungle::state::State;

type Verdict = Result<(), Illegal>;

fn ensure(holds: bool, text: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text)) }
}

fn check_pieces(state: &State) -> Verdict {
    let open = state.board.open();
    let squares = state.board.occupied().len() - state.board.face_down().len();
    let once = open.total() == squares && open.bits() & state.unopened.bits() == 0;
    ensure(once, "there are more pieces than the game has")?;
    ensure(
        state.unopened.total() == state.board.face_down().len(),
        "not as many pieces are unopened as lie face down",
    )?;
    ensure(
        state.first_colour.is_some() || (open.total() == 0 && state.unopened.total() > 0 && state.quiet == 0),
        "pieces lie open, and nobody has a colour",
    )?;
    ensure(
        state.flipping.is_none_or(|square| state.board.face_down().contains(square) && state.end.is_none()),
        "a piece is turned over that does not lie face down",
    )
}

impl FlipJungle {
    pub(super) fn check_validity(&self, state: &State) -> Verdict {
        ensure(state.to_act <= Seat(1), "only two seats play")?;
        if state.undecided {
            return ensure(*state == self.start(), "with which start the game begins is drawn before anything else");
        }
        check_pieces(state)?;
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
            let fits = after.board.piece(step.to).map(|piece| piece.colour) == before.mover
                && after.board.vacant().contains(step.from);
            let mv = Move { from: step.from, to: step.to };
            ensure(fits && self.rules.allows(&before, mv), "a quiet move is told that nobody could make")?;
            after = before;
        }
        Ok(())
    }
}
