//! Putting armies down, and taking them up again before they are confirmed.

use risk::{Action, Owner, Phase, View, map::TerritoryId};
use tabletop::{Budget, Monitor, Seat, Seed, Think};

use super::{Batch, Draft, Due};

/// Who places the rest: the strongest opponent, without its look at what rivals answer, which takes too long for a press of a button;
/// whether cards are traded is the player's to say.
const PLACER: &str = "marshal:answered=0,trade=forced";
/// Most positions it evaluates: nobody is to wait for what a button says.
const POSITIONS: u64 = 6_000;

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

    /// Armies put down but not yet confirmed, in the order they were put down.
    pub fn placed(&self) -> &[(TerritoryId, u32)] {
        &self.placed
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

    /// Where everything that is left would go, if the game placed it: as a good player would place it in this position.
    pub fn rest(&self, due: Due<'_>) -> Vec<(TerritoryId, u32)> {
        let placing = matches!(due.phase(), Phase::Muster | Phase::Reinforce { .. }) && !due.must_trade();
        if !placing || self.left(due) + self.neutrals_left(due) == 0 {
            return Vec::new();
        }
        let view = self.as_if_placed(due);
        let monitor = Monitor::new();
        let budget = Budget::nodes(POSITIONS);
        let mut think = Think { budget, explain: false, rng: Seed(0).stream("the rest", 0), monitor: &monitor };
        let placed = risk::agents::make(PLACER).map(|mut placer| placer.decide(due.game, &view, &mut think).action);
        match placed {
            Ok(Action::Place(armies)) => armies.into_iter().filter(|(_, armies)| *armies > 0).collect(),
            _ => Vec::new(),
        }
    }

    /// What is seen once the armies that were put down are confirmed.
    fn as_if_placed(&self, due: Due<'_>) -> View {
        let mut view = due.view.clone();
        for (territory, armies) in &self.placed {
            if let Some(land) = view.board.lands.get_mut(territory.index()) {
                land.armies = land.armies.saturating_add(*armies);
            }
        }
        (view.board.to_place, view.board.neutrals_to_place) = (self.left(due), self.neutrals_left(due));
        view
    }

    /// Puts down [the rest](Self::rest) and confirms it. First armies that are due later [follow](Self::follows) the same way.
    pub fn place_rest(&mut self, due: Due<'_>) -> Option<Action> {
        if !matches!(due.phase(), Phase::Muster | Phase::Reinforce { .. }) || due.must_trade() {
            return None;
        }
        let rest = self.rest(due);
        if rest.is_empty() && self.left(due) + self.neutrals_left(due) > 0 {
            return None;
        }
        for (territory, armies) in rest {
            self.put(due, territory, Batch::Some(armies));
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

    /// While first armies are placed a few at a time, the last of them settles the matter without another click.
    pub(super) fn mustered(&self, due: Due<'_>) -> Option<Action> {
        let done = *due.phase() == Phase::Muster && self.left(due) == 0 && self.neutrals_left(due) == 0;
        if done { self.placing() } else { None }
    }

    /// All armies were put down by one press. Where nothing is lost by it, that is confirmed as well: a placing can be taken back, but a
    /// set that may be traded this turn cannot be traded any more.
    pub(super) fn all_put(&self, due: Due<'_>) -> Option<Action> {
        let done = self.left(due) == 0 && self.neutrals_left(due) == 0 && !due.may_trade();
        if done { self.placing() } else { None }
    }
}
