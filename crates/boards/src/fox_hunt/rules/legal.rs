//! What may be done, and why something may not, in words a player understands.

use tabletop::Illegal;

use super::FoxHunt;
use crate::board::Square;
use crate::fox_hunt::action::Action;
use crate::fox_hunt::ground::Area;
use crate::fox_hunt::shot::Shot;
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
        self.allows([state.undecided, self.is_hiding(state)], &state.shots, square)
    }

    /// Whether whoever has this view may do that.
    ///
    /// # Errors
    /// Why not.
    pub fn permits(&self, view: &View, action: Action) -> Result<(), Illegal> {
        self.allows([view.undecided, view.hidden < self.setup.foxes], &view.shots, action.square)
    }

    fn allows(&self, [undecided, hiding]: [bool; 2], shots: &[Shot], square: Square) -> Result<(), Illegal> {
        if undecided {
            return no("fox_hunt-undecided", "it is still drawn with what the game begins");
        }
        if hiding {
            return no("fox_hunt-hiding", "the foxes are still hiding");
        }
        if self.is_over(shots) {
            return no("fox_hunt-over", "all foxes are found");
        }
        if !self.is_on_board(square) {
            return no("fox_hunt-no-square", "there is no such square on this board");
        }
        if tried(shots).contains(square) {
            return no("fox_hunt-again", "this square was shot at already");
        }
        Ok(())
    }
}

fn no(rule: &'static str, text: &'static str) -> Result<(), Illegal> {
    Err(Illegal::new(rule, text))
}
