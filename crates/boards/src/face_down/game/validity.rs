//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Game, Seat};

use super::FaceDown;
use crate::board::{Soundness, sound};
use crate::face_down::moves::Move;
use crate::face_down::piece::Pile;
use crate::face_down::rules::{GameSetup, Rules};
use crate::face_down::state::State;

impl<R: Rules> FaceDown<R> {
    pub(super) fn check_validity(&self, state: &State<R::Kind>) -> Soundness {
        sound(state.board.size() == self.setup.size(), "size", "the board has another size")?;
        sound(state.to_act <= Seat(1), "seats", "only two seats play")?;
        if state.undecided {
            return sound(
                *state == self.start(),
                "undecided",
                "with which start the game begins is drawn before anything else",
            );
        }
        self.check_pieces(state)?;
        self.check_past(state)?;
        sound(state.end == self.end_of(state), "ending", "the game is over, or is not, against its rules")
    }

    fn check_pieces(&self, state: &State<R::Kind>) -> Soundness {
        let (open, face_down) = (state.board.open(), state.board.face_down().len());
        let left = self.setup.pieces().without(&open).and_then(|left| left.without(&state.unopened));
        // A pile that has each piece once does not tell that one stands there twice.
        let counted = open.total() == state.board.occupied().len() - face_down;
        sound(counted && left.is_some(), "pieces", "there are more pieces than the game has")?;
        sound(state.unopened.total() == face_down, "unopened", "not as many pieces are unopened as lie face down")?;
        sound(
            state.first_colour.is_some() || (open.total() == 0 && state.unopened.total() > 0 && state.quiet == 0),
            "no_colours",
            "pieces lie open, and nobody has a colour",
        )?;
        sound(
            state.flipping.is_none_or(|square| state.board.face_down().contains(square) && state.end.is_none()),
            "flipping",
            "a piece is turned over that does not lie face down",
        )
    }

    /// Each of the quiet moves is one that could be made.
    fn check_past(&self, state: &State<R::Kind>) -> Soundness {
        sound(
            state.quiet <= self.setup.quiet_limit(),
            "quiet_limit",
            "more quiet plies are counted than end the game",
        )?;
        sound(state.plies >= state.quiet.into(), "quiet_plies", "more quiet plies are counted than were played")?;
        sound(
            state.past.len() <= usize::from(state.quiet),
            "quiet_told",
            "more quiet moves are told than are counted",
        )?;
        let size = state.board.size();
        let on_board = state.past.iter().all(|step| size.contains(step.from) && size.contains(step.to));
        sound(on_board, "quiet_edge", "a quiet move leads over the edge")?;
        let mut after = state.position();
        for (step, before) in state.past.iter().rev().zip(state.earlier()) {
            let fits = after.board.piece(step.to).map(|piece| piece.colour) == before.mover
                && after.board.vacant().contains(step.from);
            let mv = Move { from: step.from, to: step.to };
            sound(fits && self.rules.allows(&before, mv), "quiet_move", "a quiet move is told that nobody could make")?;
            after = before;
        }
        Ok(())
    }
}
