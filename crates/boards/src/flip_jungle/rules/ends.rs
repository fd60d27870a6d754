//! How a game is over.

use super::game::FlipJungle;
use crate::flip_jungle::state::{End, Ending, State};
use tabletop::Seat;

/// How often the same position ends the game.
const TIMES: usize = 3;

impl FlipJungle {
    /// How the game is over in a position in which somebody is to act, if it is.
    ///
    /// Whoever lost all pieces or can do nothing has lost, also where the same position comes for the third time or the plies are up.
    pub(crate) fn end_of(&self, state: &State) -> Option<End> {
        if state.undecided || state.flipping.is_some() {
            return None;
        }
        let (mover, other) = (state.to_act, Seat(1 - state.to_act.0.min(1)));
        let position = state.position();
        let bare = |seat| state.colour(seat).is_some_and(|colour| position.living(colour) == 0);
        if bare(mover) && bare(other) {
            return Some(End { winner: None, ending: Ending::Bare });
        }
        let won = |winner, ending| Some(End { winner: Some(winner), ending });
        if bare(mover) {
            return won(other, Ending::Taken);
        }
        if bare(other) {
            return won(mover, Ending::Taken);
        }
        if self.rules.moves(&position).is_empty() {
            return won(other, Ending::Stuck);
        }
        if self.times(state) >= TIMES {
            return Some(End { winner: None, ending: Ending::Repetition });
        }
        (state.quiet >= self.setup.quiet_limit).then_some(End { winner: None, ending: Ending::Quiet })
    }

    /// How often a position has been on the board, this time counted.
    fn times(&self, state: &State) -> usize {
        let now = state.position().repetition_key();
        // The same side is to act after every second ply.
        1 + state.earlier().skip(1).step_by(2).filter(|earlier| earlier.repetition_key() == now).count()
    }
}
