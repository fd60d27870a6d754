//! Random legal play, and the lists of actions that are short enough to list.

use rand::RngExt;
use tabletop::{Rng, Seat};

use super::Risk;
use crate::action::Action;
use crate::board::{Board, Owner, Phase};
use crate::card::{FORCED_TRADE, sets_in};
use crate::map::TerritoryId;
use crate::setup::TWO_PHASE_BATTLES;
use crate::state::View;

/// A random attacker stops with this chance before each attack, so that battles, cards and late positions all come up.
const STOP: f64 = 0.15;

impl Risk {
    /// Every legal action where a list is short: free territories and capitals. Placings, battles and moves come with counts.
    pub(super) fn listed(&self, view: &View) -> Option<Vec<Action>> {
        if view.seat() != Some(view.board.active) {
            return Some(Vec::new());
        }
        let among = |owner: Owner, action: fn(TerritoryId) -> Action| {
            Some(self.lands(&view.board, owner).map(action).collect())
        };
        match view.board.phase {
            Phase::Claim => among(Owner::NOBODY, Action::Claim),
            Phase::Capital => among(Owner::of(view.board.active), Action::Capital),
            Phase::Occupy { from, least, .. } => {
                let most = view.board.land(from).armies.saturating_sub(1);
                (most <= 64).then(|| (least..=most).map(Action::Occupy).collect())
            }
            _ => None,
        }
    }

    pub(super) fn sampled(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        let board = &view.board;
        let seat = view.seat().filter(|&seat| seat == board.active)?;
        let own = Owner::of(seat);
        match board.phase {
            Phase::Claim => pick(rng, self.lands(board, Owner::NOBODY)).map(Action::Claim),
            Phase::Capital => pick(rng, self.lands(board, own)).map(Action::Capital),
            Phase::Muster => {
                let mut armies = self.spread(board, own, board.to_place, rng);
                armies.extend(self.spread(board, Owner::NEUTRAL, board.neutrals_to_place, rng));
                Some(Action::Place(armies))
            }
            Phase::Reinforce { spoils } => {
                let forced = view.hand.len() >= FORCED_TRADE;
                if forced || (!spoils && rng.random_bool(0.5)) {
                    let set = pick(rng, sets_in(&self.map, &view.hand));
                    if let Some(cards) = set {
                        let pictured = cards.iter().filter_map(|card| card.territory(&self.map));
                        let bonus = pick(rng, pictured.filter(|&place| !board.pictured && board.holds(seat, place)));
                        return Some(Action::Trade { cards, bonus });
                    }
                }
                Some(Action::Place(self.spread(board, own, board.to_place, rng)))
            }
            Phase::Attack => Some(self.random_attack(board, seat, rng)),
            Phase::Occupy { from, least, .. } => {
                let most = board.land(from).armies.saturating_sub(1);
                (least <= most).then(|| Action::Occupy(rng.random_range(least..=most)))
            }
            Phase::Fortify => Some(self.random_fortify(board, seat, rng)),
            _ => None,
        }
    }

    fn lands<'a>(&'a self, board: &'a Board, owner: Owner) -> impl Iterator<Item = TerritoryId> + Clone + 'a {
        self.map.territories().filter(move |&territory| board.land(territory).owner == owner)
    }

    /// `count` armies on random territories of `owner`.
    fn spread(&self, board: &Board, owner: Owner, count: u32, rng: &mut Rng) -> Vec<(TerritoryId, u32)> {
        let mut armies: Vec<(TerritoryId, u32)> = self.lands(board, owner).map(|territory| (territory, 0)).collect();
        if !armies.is_empty() {
            // Vast counts come in lots, so that no count makes this slow.
            let lot = count.div_ceil(256).max(1);
            let mut left = count;
            while left > 0 {
                let at = rng.random_range(0..armies.len());
                armies[at].1 += lot.min(left);
                left -= lot.min(left);
            }
        }
        armies.retain(|&(_, count)| count > 0);
        armies
    }

    fn random_attack(&self, board: &Board, seat: Seat, rng: &mut Rng) -> Action {
        let borders = self
            .lands(board, Owner::of(seat))
            .filter(|&from| board.land(from).armies >= 2)
            .flat_map(|from| self.map.neighbours(from).iter().map(move |&to| (from, to)))
            .filter(|&(from, to)| {
                !board.holds(seat, to)
                    && (!self.setup.two_phase || board.battles < TWO_PHASE_BATTLES || board.border == Some((from, to)))
            });
        let border = if rng.random_bool(STOP) { None } else { pick(rng, borders) };
        let Some((from, to)) = border else {
            return if rng.random_bool(0.5) { Action::EndAttack } else { Action::EndTurn };
        };
        let armies = board.land(from).armies;
        if rng.random_bool(0.5) {
            Action::Attack { from, to, dice: rng.random_range(1..=(armies - 1).min(3)) as u8 }
        } else {
            Action::Blitz { from, to, stop: rng.random_range(1..armies) }
        }
    }

    fn random_fortify(&self, board: &Board, seat: Seat, rng: &mut Rng) -> Action {
        let sources = self.lands(board, Owner::of(seat)).filter(|&from| board.land(from).armies >= 2);
        let from = if rng.random_bool(0.5) { None } else { pick(rng, sources) };
        let Some(from) = from else { return Action::EndTurn };
        let targets =
            self.lands(board, Owner::of(seat)).filter(|&to| to != from && self.within_reach(board, seat, from, to));
        match pick(rng, targets) {
            Some(to) => Action::Fortify { from, to, armies: rng.random_range(1..board.land(from).armies) },
            None => Action::EndTurn,
        }
    }
}

/// One of `items`, all equally likely, in one pass (reservoir of one).
fn pick<T>(rng: &mut Rng, items: impl Iterator<Item = T>) -> Option<T> {
    let mut picked = None;
    for (count, item) in items.enumerate() {
        if rng.random_range(0..=count) == 0 {
            picked = Some(item);
        }
    }
    picked
}
