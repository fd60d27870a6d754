//! Putting armies down, and taking them up again before they are confirmed.

use risk::{Action, Owner, Phase, map::TerritoryId};
use tabletop::Seat;

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

    /// Puts down everything that is left, where the borders are threatened most, neutral armies where they stand in most rivals' way,
    /// and confirms it. First armies that are due later [follow](Self::follows) the same way.
    pub fn place_rest(&mut self, due: Due<'_>) -> Option<Action> {
        if !matches!(due.phase(), Phase::Muster | Phase::Reinforce { .. }) || due.must_trade() {
            return None;
        }
        while self.left(due) > 0 {
            let own = due.territories().filter(|territory| due.own(*territory));
            let most = own.max_by(|a, b| self.need(due, *a).total_cmp(&self.need(due, *b)).then(b.cmp(a)))?;
            self.put(due, most, Batch::Some(1));
        }
        if self.neutrals_left(due) > 0 {
            let neutral = due.territories().filter(|territory| due.owner(*territory) == Owner::NEUTRAL);
            let most =
                neutral.max_by_key(|territory| (rivals_beside(due, *territory), std::cmp::Reverse(*territory)))?;
            self.put(due, most, Batch::All);
        }
        if *due.phase() == Phase::Muster && !self.following.contains(&due.seat()) {
            self.following.push(due.seat());
        }
        self.placing()
    }

    /// Whether the first armies that are due go where the rest went, for their player asked for that.
    pub fn follows(&self, due: Due<'_>) -> bool {
        *due.phase() == Phase::Muster && self.following.contains(&due.seat()) && !self.has_pending()
    }

    /// First armies that are due later are placed by hand again.
    pub fn stop_following(&mut self, seat: Seat) {
        self.following.retain(|other| *other != seat);
    }

    /// Foreign armies beside a territory for each army that stands or will stand there; less than 0 behind the borders.
    fn need(&self, due: Due<'_>, territory: TerritoryId) -> f64 {
        let around = due.game.map().attackers_of(territory).iter().filter(|near| !due.own(**near));
        let foes: Vec<u32> = around.map(|near| due.armies(*near).max(1)).collect();
        let armies = f64::from(due.armies(territory) + self.pending(territory)).max(1.0);
        if foes.is_empty() { -armies } else { f64::from(foes.iter().sum::<u32>()) / armies }
    }

    /// While first armies are placed a few at a time, the last of them settles the matter without another click.
    pub(super) fn mustered(&mut self, due: Due<'_>) -> Option<Action> {
        let done = *due.phase() == Phase::Muster && self.left(due) == 0 && self.neutrals_left(due) == 0;
        if done { self.placing() } else { None }
    }
}

/// Neighbours of a territory that a rival holds.
fn rivals_beside(due: Due<'_>, territory: TerritoryId) -> usize {
    let around = due.game.map().neighbours(territory).iter();
    around.filter(|near| !due.own(**near) && due.owner(**near) != Owner::NEUTRAL).count()
}
