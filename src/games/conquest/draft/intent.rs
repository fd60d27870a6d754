//! What a person is about to do, as clicks and keys change it.

use risk::{Action, Owner, Phase, card::Card, map::TerritoryId};
use tabletop::Seat;

use super::Due;

/// How many armies a click or key moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Batch {
    /// So many.
    Some(u32),
    /// As many as there are.
    All,
}

/// What a person is about to do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    /// Where the keyboard is, and the territory chosen last.
    pub cursor: Option<TerritoryId>,
    /// Where armies come from.
    pub from: Option<TerritoryId>,
    /// Where they go.
    pub to: Option<TerritoryId>,
    /// Armies put down but not yet confirmed, in the order they were put down.
    pub(super) placed: Vec<(TerritoryId, u32)>,
    /// Armies to move.
    pub amount: u32,
    /// Dice to roll with; `None` takes as many as may be.
    pub dice: Option<u8>,
    /// A blitz stops when so many are left.
    pub stop: u32,
    /// Cards chosen to be traded.
    pub cards: Vec<Card>,
    /// The pictured territory that gets armies.
    pub bonus: Option<TerritoryId>,
    /// Whether the cards lie open on the draft.
    pub cards_open: bool,
    /// Whose first armies that are due later are placed [like the rest](Self::place_rest).
    pub(super) following: Vec<Seat>,
}

impl Draft {
    /// Clears what no longer holds once another decision is due.
    pub fn settle(&mut self, due: Due<'_>) {
        self.placed.clear();
        self.cards.retain(|card| due.view.hand.contains(card));
        self.bonus = None;
        self.stop = self.stop.max(1);
        match *due.phase() {
            Phase::Attack => {
                let (from, to) = (self.from, self.to);
                let holds = from.zip(to).is_some_and(|(from, to)| due.can_attack(from, to));
                if !holds {
                    self.to = None;
                    self.from = from.filter(|from| due.attacks_from(*from).next().is_some());
                }
                // Where armies were placed is not where the attack comes from.
                self.cursor = self.to.or(self.from);
            }
            Phase::Occupy { from, to, .. } => {
                (self.from, self.to) = (Some(from), Some(to));
                self.amount = due.armies(from).saturating_sub(1);
                self.cursor = Some(to);
            }
            // Where the last armies went is no choice for these: a press too many would put them there.
            Phase::Muster | Phase::Reinforce { .. } | Phase::Fortify => {
                (self.from, self.to, self.cursor) = (None, None, None);
            }
            _ => (self.from, self.to) = (None, None),
        }
        if due.must_trade() {
            self.cards_open = true;
            if self.cards.len() != 3 {
                self.choose_best_set(due);
            }
        } else if !due.may_trade() {
            self.cards_open = false;
            self.cards.clear();
        }
    }

    /// The territories one can act on now, and those that can be attacked or moved to from the chosen one.
    pub fn lit(&self, due: Due<'_>) -> (Vec<TerritoryId>, Vec<TerritoryId>) {
        let all = due.territories();
        match due.phase() {
            Phase::Claim => (all.filter(|t| due.owner(*t) == Owner::NOBODY).collect(), Vec::new()),
            Phase::Muster | Phase::Reinforce { .. } if due.must_trade() => (Vec::new(), Vec::new()),
            Phase::Muster | Phase::Reinforce { .. } => (all.filter(|t| self.room(due, *t) > 0).collect(), Vec::new()),
            Phase::Capital => (all.filter(|t| due.own(*t)).collect(), Vec::new()),
            Phase::Attack => match self.from {
                Some(from) => (due.attackers().collect(), due.attacks_from(from).collect()),
                None => (due.attackers().collect(), Vec::new()),
            },
            Phase::Fortify => match self.from {
                Some(from) => (Vec::new(), due.marches_from(from).collect()),
                None => (due.marchers().collect(), Vec::new()),
            },
            _ => (Vec::new(), Vec::new()),
        }
    }

    /// A click on a territory, or on the sea.
    pub fn click(&mut self, due: Due<'_>, on: Option<TerritoryId>, batch: Batch) -> Option<Action> {
        let Some(territory) = on else {
            self.back();
            return None;
        };
        self.cursor = Some(territory);
        match due.phase() {
            Phase::Claim => Some(Action::Claim(territory)).filter(|action| due.allows(action)),
            Phase::Muster | Phase::Reinforce { .. } => {
                self.put(due, territory, batch);
                self.mustered(due)
            }
            Phase::Attack => {
                self.aim(due, territory);
                None
            }
            Phase::Fortify => {
                self.march(due, territory);
                None
            }
            _ => None,
        }
    }

    /// Takes a choice back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        if self.to.take().is_some() || self.from.take().is_some() {
            return true;
        }
        if std::mem::take(&mut self.cards_open) {
            return true;
        }
        self.cursor.take().is_some()
    }

    /// More or fewer: armies here, armies to move, the armies a blitz keeps back.
    pub fn change(&mut self, due: Due<'_>, by: i64) -> Option<Action> {
        match due.phase() {
            Phase::Muster | Phase::Reinforce { .. } => {
                let territory = self.cursor?;
                match u32::try_from(by) {
                    Ok(more) => self.put(due, territory, Batch::Some(more)),
                    Err(_) => self.take(territory, by.unsigned_abs() as u32),
                }
                return self.mustered(due);
            }
            Phase::Occupy { .. } | Phase::Fortify => {
                let (least, most) = self.amounts(due)?;
                self.amount = (i64::from(self.amount) + by).clamp(least.into(), most.into()) as u32;
            }
            Phase::Attack => {
                let from = self.from?;
                let most = due.armies(from).saturating_sub(1).max(1);
                self.stop = (i64::from(self.stop) + by).clamp(1, most.into()) as u32;
            }
            _ => {}
        }
        None
    }

    /// As many as may be.
    pub fn all(&mut self, due: Due<'_>) -> Option<Action> {
        if let (Phase::Muster | Phase::Reinforce { .. }, Some(territory)) = (due.phase(), self.cursor) {
            self.put(due, territory, Batch::All);
            return self.mustered(due);
        }
        if let Some((_, most)) = self.amounts(due) {
            self.amount = most;
        }
        None
    }

    /// Fewest and most armies that can move now; `None` where none can.
    pub fn amounts(&self, due: Due<'_>) -> Option<(u32, u32)> {
        match *due.phase() {
            Phase::Occupy { from, least, .. } => Some((least, due.armies(from).saturating_sub(1).max(least))),
            Phase::Fortify => {
                let (from, _) = self.from.zip(self.to)?;
                Some((1, due.armies(from).saturating_sub(1).max(1)))
            }
            _ => None,
        }
    }

    /// Next or previous place (or pair of places) one can act on.
    pub fn cycle(&mut self, due: Due<'_>, forward: bool) {
        match due.phase() {
            Phase::Attack => {
                let pairs = due.attacks(self.from.filter(|_| self.to.is_none()));
                self.step_pair(&pairs, forward);
            }
            Phase::Fortify => {
                let pairs = due.marches(self.from.filter(|_| self.to.is_none()));
                self.step_pair(&pairs, forward);
                if let Some((_, most)) = self.amounts(due) {
                    self.amount = most;
                }
            }
            _ => {
                let (mut places, _) = self.lit(due);
                if places.is_empty() {
                    // Everything is put down, but some of it may be taken up again.
                    places = due.territories().filter(|t| due.own(*t)).collect();
                }
                if *due.phase() != Phase::Claim {
                    places.sort_by_key(|t| !due.on_border(*t));
                }
                let at = self.cursor.and_then(|cursor| places.iter().position(|place| *place == cursor));
                self.cursor = stepped(at, places.len(), forward).map(|at| places[at]);
            }
        }
    }

    fn step_pair(&mut self, pairs: &[(TerritoryId, TerritoryId)], forward: bool) {
        let now = self.from.zip(self.to);
        let at = now.and_then(|now| pairs.iter().position(|pair| *pair == now));
        if let Some((from, to)) = stepped(at, pairs.len(), forward).map(|at| pairs[at]) {
            (self.from, self.to, self.cursor) = (Some(from), Some(to), Some(to));
        }
    }
}

/// The next place in a ring of `count`.
fn stepped(at: Option<usize>, count: usize, forward: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (at, forward) {
        (None, true) => 0,
        (None, false) => last,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + last) % count,
    })
}
