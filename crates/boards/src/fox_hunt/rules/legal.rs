//! What may be done, and why something may not, in words a player understands.

use tabletop::{Game, Illegal, Turn};

use super::FoxHunt;
use crate::board::Square;
use crate::fox_hunt::ground::Area;
use crate::fox_hunt::state::{State, tried};
use crate::fox_hunt::view::View;

/// That cannot come here, or nothing is due.
pub(super) fn no_such_outcome() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

impl FoxHunt {
    /// The squares that may be shot at; none where nobody is to act.
    pub(crate) fn legal(&self, view: &View) -> Area {
        let waits = view.undecided || view.hidden < self.setup.foxes || self.is_over(&view.shots);
        if waits { Area::none() } else { self.ground & !view.tried() }
    }

    /// Whether this square may be shot at.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check(&self, state: &State, square: Square) -> Result<(), Illegal> {
        match self.turn(state) {
            Turn::Over => Err(Illegal::new("fox_hunt-over", "all foxes are found")),
            Turn::Chance if state.undecided => {
                Err(Illegal::new("fox_hunt-undecided", "it is still drawn with what the game begins"))
            }
            Turn::Chance => Err(Illegal::new("fox_hunt-hiding", "the foxes are still hiding")),
            Turn::Seat(_) if !self.is_on_board(square) => {
                Err(Illegal::new("fox_hunt-no-square", "there is no such square on this board"))
            }
            Turn::Seat(_) if tried(&state.shots).contains(square) => {
                Err(Illegal::new("fox_hunt-again", "this square was shot at already"))
            }
            Turn::Seat(_) => Ok(()),
        }
    }
}
