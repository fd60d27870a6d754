//! Putting armies down, and taking them up again before they are confirmed.

use risk::{Action, Owner, Phase, map::TerritoryId};

use super::{Batch, Draft, Due};

impl Draft {
    /// Own armies that are still to be put down.
    pub fn left(&self, due: Due<'_>) -> u32 {
        due.view.board.to_place.saturating_sub(self.put_down(due, |owner| owner == Owner::of(due.seat())))
    }

    /// Neutral armies that are still to be put down.
    pub fn neutrals_left(&self, due: Due<'_>) -> u32 {
        due.view.board.neutrals_to_place.saturating_sub(self.put_down(due, |owner| owner == Owner::NEUTRAL))
    }

    fn put_down(&self, due: Due<'_>, counts: impl Fn(Owner) -> bool) -> u32 {
        self.placed.iter().filter(|(territory, _)| counts(due.owner(*territory))).map(|(_, armies)| armies).sum()
    }

    /// Armies that can still be put on a territory.
    pub fn room(&self, due: Due<'_>, territory: TerritoryId) -> u32 {
        match (due.phase(), due.owner(territory)) {
            (Phase::Muster | Phase::Reinforce { .. }, owner) if owner.is(due.seat()) => self.left(due),
            (Phase::Muster, Owner::NEUTRAL) => self.neutrals_left(due),
            _ => 0,
        }
    }

    /// Armies put on a territory but not yet confirmed.
    pub fn pending(&self, territory: TerritoryId) -> u32 {
        self.placed.iter().filter(|(place, _)| *place == territory).map(|(_, armies)| armies).sum()
    }

    /// Whether anything waits to be confirmed.
    pub fn has_pending(&self) -> bool {
        !self.placed.is_empty()
    }

    pub(super) fn put(&mut self, due: Due<'_>, territory: TerritoryId, batch: Batch) {
        let room = if due.must_trade() { 0 } else { self.room(due, territory) };
        let armies = match batch {
            Batch::Some(armies) => armies.min(room),
            Batch::All => room,
        };
        if armies > 0 {
            self.placed.push((territory, armies));
        }
    }

    /// Takes armies up again from one territory, the last put down first.
    pub(super) fn take(&mut self, territory: TerritoryId, mut armies: u32) {
        for (place, put) in self.placed.iter_mut().rev() {
            if *place == territory {
                let taken = armies.min(*put);
                *put -= taken;
                armies -= taken;
            }
        }
        self.placed.retain(|(_, put)| *put > 0);
    }

    /// Takes up the armies put down last. Returns whether there were any.
    pub fn undo(&mut self) -> bool {
        self.placed.pop().is_some()
    }

    /// The placing as it is now.
    pub fn placing(&self) -> Option<Action> {
        let mut armies: Vec<(TerritoryId, u32)> = Vec::new();
        for &(territory, put) in &self.placed {
            match armies.iter_mut().find(|(place, _)| *place == territory) {
                Some((_, sum)) => *sum += put,
                None => armies.push((territory, put)),
            }
        }
        (!armies.is_empty()).then_some(Action::Place(armies))
    }

    /// While first armies are placed a few at a time, the last of them settles the matter without another click.
    pub(super) fn mustered(&mut self, due: Due<'_>) -> Option<Action> {
        let done = *due.phase() == Phase::Muster && self.left(due) == 0 && self.neutrals_left(due) == 0;
        if done { self.placing() } else { None }
    }
}
