//! What can be said from a view alone: whether it can be one at all, and whether its seat may do something.

use tabletop::{Game, Illegal};

use super::Dominion;
use crate::action::Action;
use crate::sight::Sight;
use crate::view::View;

impl Dominion {
    /// Whether the seat that looks may do this now.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn permits(&self, view: &View, action: &Action) -> Result<(), Illegal> {
        self.allows(Sight::through(view).as_ref(), action)
    }

    /// Whether a view that a stranger wrote can be that of a seat that is to act: some state looks so to it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_view(&self, view: &View) -> Result<(), Illegal> {
        let unsound = |text: String| Illegal::new("unsound-state", text);
        let seen = view.seat.ok_or_else(|| unsound("the view is nobody's".to_owned()))?;
        let state =
            self.some_state(view).ok_or_else(|| unsound("the cards of a seat are not those it owns".to_owned()))?;
        if view.players.iter().enumerate().any(|(index, player)| player.own.is_some() != (index == seen.index())) {
            return Err(unsound(format!("the view is not that of {seen}")));
        }
        self.check_state(&state)?;
        if Sight::through(view).is_none() {
            return Err(unsound(format!("{seen} is not to act")));
        }
        Ok(())
    }
}
