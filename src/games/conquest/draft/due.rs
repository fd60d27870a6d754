//! The decision that is due, and what the rules say about it.

use risk::{Action, Owner, Phase, Risk, View, map::TerritoryId};
use tabletop::{Game, Seat};

/// The decision that is due, from the view of the seat that is to make it.
#[derive(Clone, Copy)]
pub struct Due<'a> {
    /// The rules.
    pub game: &'a Risk,
    /// What the seat knows.
    pub view: &'a View,
}

impl Due<'_> {
    /// The seat to act.
    pub fn seat(&self) -> Seat {
        self.view.board.active
    }

    /// What is due.
    pub fn phase(&self) -> &Phase {
        &self.view.board.phase
    }

    pub(super) fn owner(&self, territory: TerritoryId) -> Owner {
        self.view.board.land(territory).owner
    }

    pub(super) fn own(&self, territory: TerritoryId) -> bool {
        self.view.board.holds(self.seat(), territory)
    }

    pub(super) fn armies(&self, territory: TerritoryId) -> u32 {
        self.view.board.land(territory).armies
    }

    pub(super) fn allows(&self, action: &Action) -> bool {
        self.game.check(self.view, action).is_ok()
    }

    pub(super) fn territories(&self) -> impl Iterator<Item = TerritoryId> + use<> {
        self.game.map().territories()
    }

    /// Whether enemies or neutrals stand next to an own territory.
    pub(super) fn on_border(&self, territory: TerritoryId) -> bool {
        self.game.map().neighbours(territory).iter().any(|next| !self.own(*next))
    }

    /// Seats of the game.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }
}
