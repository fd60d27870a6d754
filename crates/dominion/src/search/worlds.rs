//! States that look as the view does: what the seat cannot see is dealt as it may lie.

use tabletop::{Eye, Game, Rng};

use crate::rules::Dominion;
use crate::state::State;
use crate::view::View;

/// Deals worlds of one view, as [`Game::world`] does, for a search that needs hundreds.
pub(super) struct Dealer {
    eye: Eye,
    /// One of them, whichever.
    some: State,
}

impl Dealer {
    /// For the states of a view; `None` where it is no seat's or no state looks so.
    pub fn of(game: &Dominion, view: &View) -> Option<Self> {
        let some = game.some_state(view)?;
        game.check_state(&some).ok()?;
        Some(Self { eye: Eye::Seat(view.seat?), some })
    }

    /// One of them by chance: hands and decks of others hold any of the cards that may be there, each as likely as any other.
    pub fn draw(&self, game: &Dominion, rng: &mut Rng) -> State {
        game.redealt(&self.some, self.eye, rng).unwrap_or_else(|| self.some.clone())
    }

    /// Turns that the seat which had most has finished.
    pub fn turns(&self) -> u16 {
        self.some.players.iter().map(|player| player.turns).max().unwrap_or(0)
    }
}
