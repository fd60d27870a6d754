//! The rule of perpetual chases: one piece may not threaten the same other one by too many moves in a row.

use crate::banqi::position::Move;
use crate::banqi::ranks::Rules;
use crate::banqi::state::State;

impl Rules {
    /// Whether a move of the position would threaten the same piece with the same one once more than `limit` in a row; 0 is no limit.
    ///
    /// Only moves in a row count: whoever moved another piece in between, turned one over or took one begins anew.
    pub(super) fn chases_too_often(&self, limit: usize, state: &State, mv: Move) -> bool {
        // A row that is long enough has two quiet moves, one of each seat, for each threat before this one.
        if limit == 0 || mv.is_flip() || state.past.len() < 2 * limit {
            return false;
        }
        let mut position = state.position();
        let Some(piece) = position.board.piece(mv.from) else { return false };
        if position.play(mv).is_some() {
            return false;
        }
        let mut threatened = self.targets(&position.board, mv.to, piece);
        let mut chaser = mv.from;
        for pair in 0..limit {
            if threatened.is_empty() {
                return false;
            }
            // The last two moves, counted from the end: what the other seat answered, and what the own one did before.
            let at = state.past.len() - 2 * pair;
            let (own, answer) = (state.past[at - 2], state.past[at - 1]);
            if own.to != chaser {
                return false;
            }
            if threatened.contains(answer.to) {
                threatened.remove(answer.to);
                threatened.insert(answer.from);
            }
            let Some(before_answer) = state.earlier().nth(2 * pair) else { return false };
            threatened = threatened & self.targets(&before_answer.board, chaser, piece);
            chaser = own.from;
        }
        !threatened.is_empty()
    }
}
