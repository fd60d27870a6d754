//! How games end.

use super::generals::Generals;
use crate::board::Square;
use crate::generals::side::Side;
use crate::generals::state::{End, Ending, Phase, Piece, State};

impl Generals {
    /// How a position ends the game, if it does. All ranks must be known.
    pub(in crate::generals) fn end_of(&self, state: &State) -> Option<End> {
        if state.phase != Phase::Moving {
            return None;
        }
        let won = |winner, ending| Some(End { winner: Some(winner), ending });
        let drawn = |ending| Some(End { winner: None, ending });
        if let Some(loser) = Side::ALL.into_iter().find(|side| self.flag(state, *side).is_none()) {
            return won(loser.other(), Ending::Taken);
        }
        if let Some(winner) = Side::ALL.into_iter().find(|side| self.has_reached(state, *side)) {
            return won(winner, Ending::Reached);
        }
        if !self.can_move(state) {
            return won(state.mover.other(), Ending::Stuck);
        }
        if is_third(state) {
            return drawn(Ending::Repetition);
        }
        if state.quiet >= self.setup.quiet_limit { drawn(Ending::Quiet) } else { None }
    }

    /// Where a side's flag stands.
    fn flag(&self, state: &State, side: Side) -> Option<Square> {
        let flag = state.army(side).iter().find(|piece| piece.rank == Some(self.rules().flag));
        flag.and_then(|piece| piece.at)
    }

    fn has_reached(&self, state: &State, side: Side) -> bool {
        self.flag(state, side).is_some_and(|square| self.would_have_won(state, side, square))
    }

    /// Whether a flag of a side that stood on a square would have won: it stands on its last row, and survived the other side's move there or has no piece of the other side beside it.
    pub(in crate::generals) fn would_have_won(&self, state: &State, side: Side, square: Square) -> bool {
        let (rules, other) = (self.rules(), side.other());
        let beside = |piece: &Piece| piece.at.is_some_and(|at| rules.size.distance(at, square) == 1);
        rules.flag_runs
            && rules.size.row(square) == rules.last_row(side)
            && (state.mover == side || !state.army(other).iter().any(beside))
    }
}

/// Whether the position was there twice before, with the same pieces on the same squares and the same side to move.
fn is_third(state: &State) -> bool {
    let mut standing: Vec<(Square, u8)> =
        (0..).zip(state.armies.iter().flatten()).filter_map(|(number, piece)| Some((piece.at?, number))).collect();
    standing.sort_unstable();
    let now = standing.clone();
    let mut before = 0;
    for (plies, mv) in (1..).zip(state.past.iter().rev()) {
        let Some(moved) = standing.iter_mut().find(|(square, _)| *square == mv.to) else { break };
        moved.0 = mv.from;
        standing.sort_unstable();
        before += u32::from(plies % 2 == 0 && standing == now);
    }
    before >= 2
}
