//! When to trade cards, and which.

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::card::{Card, FORCED_TRADE, PICTURE_BONUS, sets_in};
use crate::map::TerritoryId;

/// When an opponent trades a set it need not trade yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eagerness {
    /// As soon as it has one.
    AtOnce,
    /// When it must.
    WhenForced,
}

/// Judges sets: what they bring now, less what a wild card might bring later.
pub(super) struct SetWorth<'a> {
    sight: Sight<'a>,
}

/// Armies that keeping a wild card is worth: it makes the next set sooner.
const WILD: f64 = 1.5;

impl<'a> SetWorth<'a> {
    pub fn new(sight: Sight<'a>) -> Self {
        Self { sight }
    }

    /// The sets in the own hand.
    pub fn choices(&self) -> impl Iterator<Item = [Card; 3]> + use<'a> {
        sets_in(self.sight.game.map(), &self.sight.view.hand)
    }

    /// The pictured own territory most in need of the two armies, if they are still to be had this turn.
    fn bonus(&self, cards: [Card; 3]) -> Option<TerritoryId> {
        if self.sight.board().pictured {
            return None;
        }
        let need = |territory: TerritoryId| {
            let threat = self.sight.threat(territory, self.sight.mine()) as f64;
            threat / f64::from(self.sight.armies(territory).max(1))
        };
        let pictured = cards.into_iter().filter_map(|card| card.territory(self.sight.map()));
        let own = pictured.filter(|&territory| self.sight.own(territory));
        own.max_by(|&a, &b| need(a).total_cmp(&need(b)).then(b.cmp(&a)))
    }
}

impl Criterion for SetWorth<'_> {
    type Choice = [Card; 3];

    const BY: &'static str = "criterion-armies";

    fn weigh(&self, cards: [Card; 3], tally: &mut impl Tally) {
        let armies = self.sight.game.set_worth(self.sight.board().trades, cards).unwrap_or(0);
        tally.plain("term-armies", f64::from(armies));
        if self.bonus(cards).is_some() {
            tally.plain("term-pictured_territory", f64::from(PICTURE_BONUS));
        }
        let wilds = cards.iter().filter(|card| card.territory(self.sight.map()).is_none()).count();
        tally.weighted("term-wild_cards_spent", wilds as f64, -WILD);
    }

    fn action(&self, cards: [Card; 3]) -> Action {
        Action::Trade { cards, bonus: self.bonus(cards) }
    }
}

/// Whether the rules let a set be traded now: at the start of a turn, or with inherited cards while they must be.
pub(super) fn allowed(sight: &Sight<'_>, spoils: bool) -> bool {
    let least = if spoils { FORCED_TRADE } else { 3 };
    sight.view.hand.len() >= least
}

/// The best trade, if one is due.
pub(super) fn choose(sight: &Sight<'_>, eagerness: Eagerness, mind: &mut Mind<'_, '_>) -> Option<Action> {
    let forced = sight.view.hand.len() >= FORCED_TRADE;
    if !forced && eagerness == Eagerness::WhenForced {
        return None;
    }
    let worth = SetWorth::new(*sight);
    let (cards, _) = best(&worth, worth.choices())?;
    let action = worth.action(cards);
    // The sets that were not traded are compared with the one that was.
    mind.keep_secret();
    mind.show(sight, &worth, worth.choices(), &action);
    Some(action)
}
