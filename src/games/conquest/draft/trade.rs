//! Trading sets of cards.

use risk::{
    Action, Phase,
    card::{Card, FORCED_TRADE, PICTURE_BONUS, sets_in},
    map::TerritoryId,
};

use super::{Draft, Due};

/// What trading three cards would bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetOffer {
    /// Armies for the set.
    pub armies: u32,
    /// Own territories pictured on the cards, of which one may get [`PICTURE_BONUS`] more.
    pub pictured: Vec<TerritoryId>,
}

impl Due<'_> {
    /// Whether a set has to be traded before anything else.
    pub fn must_trade(&self) -> bool {
        matches!(self.phase(), Phase::Reinforce { .. }) && self.view.hand.len() >= FORCED_TRADE
    }

    /// Whether a set can be traded now.
    pub fn may_trade(&self) -> bool {
        let timely = match self.phase() {
            Phase::Reinforce { spoils } => !spoils || self.must_trade(),
            _ => false,
        };
        timely && sets_in(self.game.map(), &self.view.hand).next().is_some()
    }

    /// What three cards bring; `None` where they are no set.
    pub fn offer(&self, cards: &[Card]) -> Option<SetOffer> {
        let set: [Card; 3] = cards.try_into().ok()?;
        let armies = self.game.set_worth(self.view.board.trades, set)?;
        let map = self.game.map();
        let pictured = if self.view.board.pictured {
            Vec::new()
        } else {
            set.iter().filter_map(|card| card.territory(map)).filter(|territory| self.own(*territory)).collect()
        };
        Some(SetOffer { armies, pictured })
    }

    /// The set that brings most, its cards sorted; of equal ones that with an own territory on it, then that with fewest wild
    /// cards. `None` where there is no set.
    fn best_set(&self) -> Option<[Card; 3]> {
        let map = self.game.map();
        sets_in(map, &self.view.hand).max_by_key(|set| {
            let offer = self.offer(set);
            let bonus = offer.as_ref().is_some_and(|offer| !offer.pictured.is_empty());
            let wilds = set.iter().filter(|card| card.territory(map).is_none()).count();
            (offer.map_or(0, |offer| offer.armies), bonus, std::cmp::Reverse(wilds))
        })
    }
}

impl Draft {
    /// Takes a card up or lays it back.
    pub fn toggle(&mut self, due: Due<'_>, card: Card) {
        if let Some(at) = self.cards.iter().position(|chosen| *chosen == card) {
            self.cards.remove(at);
        } else if due.view.hand.contains(&card) {
            if self.cards.len() == 3 {
                self.cards.remove(0);
            }
            self.cards.push(card);
        }
        self.picture(due);
    }

    /// Lays the cards open or puts them away.
    pub fn turn_cards(&mut self, due: Due<'_>) {
        if due.must_trade() {
            return;
        }
        self.cards_open = !self.cards_open && !due.view.hand.is_empty();
        if self.cards_open && self.cards.is_empty() {
            self.choose_best_set(due);
        }
    }

    /// Chooses the best set.
    pub fn choose_best_set(&mut self, due: Due<'_>) {
        self.cards = due.best_set().map(Vec::from).unwrap_or_default();
        self.picture(due);
    }

    /// Whether the best set is chosen, or there is none.
    pub fn has_best_set(&self, due: Due<'_>) -> bool {
        let mut cards = self.cards.clone();
        cards.sort_unstable();
        due.best_set().is_none_or(|best| best.as_slice() == cards)
    }

    /// Of the pictured territories, the one that needs armies most gets them, unless another is chosen.
    fn picture(&mut self, due: Due<'_>) {
        let pictured = self.offer(due).map(|offer| offer.pictured).unwrap_or_default();
        if self.bonus.is_none_or(|bonus| !pictured.contains(&bonus)) {
            self.bonus = pictured.iter().copied().max_by_key(|territory| due.on_border(*territory));
        }
    }

    /// What the chosen cards would bring; `None` while they are no set.
    pub fn offer(&self, due: Due<'_>) -> Option<SetOffer> {
        let mut cards = self.cards.clone();
        cards.sort_unstable();
        due.offer(&cards)
    }

    /// Armies the chosen cards would bring in all.
    pub fn worth(&self, due: Due<'_>) -> Option<u32> {
        let offer = self.offer(due)?;
        Some(offer.armies + if self.bonus.is_some() { PICTURE_BONUS } else { 0 })
    }

    /// The trade of the chosen cards.
    pub fn trade(&self, due: Due<'_>) -> Option<Action> {
        let mut cards: [Card; 3] = self.cards.as_slice().try_into().ok()?;
        cards.sort_unstable();
        let action = Action::Trade { cards, bonus: self.bonus };
        due.allows(&action).then_some(action)
    }
}
