//! How a game is over.

use super::game::Jungle;
use crate::jungle::animal::Side;
use crate::jungle::state::{End, Ending, State};

/// How often the same position ends the game.
const TIMES: usize = 3;

impl Jungle {
    /// How the game is over in a position, if it is. Whoever has won has won, also where the same position comes for the third time or the plies are up.
    pub(crate) fn end_of(&self, state: &State) -> Option<End> {
        if state.undecided {
            return None;
        }
        let position = state.position();
        let won = |side, ending| Some(End { winner: Some(side), ending });
        for side in Side::ALL {
            if position.has_entered(side) {
                return won(side, Ending::Den);
            }
            if position.board.of(side.other()).is_empty() {
                return won(side, Ending::Taken);
            }
        }
        if self.rules.moves(&position).is_empty() {
            return won(state.mover.other(), Ending::Stuck);
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
