//! What the menu wants: to buy, or to gain where a card says so.

use crate::cards::{Card, Cards};
use crate::menu::{Plan, Wish};
use crate::rules::Dominion;
use crate::view::View;

/// The menu before a position.
pub(super) struct Shopper<'a> {
    pub game: &'a Dominion,
    pub view: &'a View,
    pub plan: &'a Plan,
    /// Whether a buy that would end the game while another seat is ahead is refused.
    pub guard: bool,
}

impl Shopper<'_> {
    fn owned(&self) -> Cards {
        self.view.me().map_or(Cards::NONE, |(player, _)| player.owned)
    }

    /// Whether a card can be bought with so many coins, as far as coins are concerned.
    fn affordable(&self, card: Card, coins: u16) -> bool {
        let turn = &self.view.turn;
        let barred = self.barred(card);
        turn.buys > 0 && self.view.supply.has(card) && u16::from(self.game.cost(card, turn)) <= coins && !barred
    }

    /// Whether a card in play keeps this one from being bought.
    fn barred(&self, card: Card) -> bool {
        let by = self.game.kind(card).and_then(|kind| kind.barred_by);
        by.is_some_and(|by| self.view.me().is_some_and(|(player, _)| player.play.has(by.card())))
    }

    /// What would be bought with so many coins.
    pub fn buy(&self, coins: u16) -> Option<Card> {
        let offered = |card| self.affordable(card, coins);
        self.plan.want(&self.owned(), &self.view.supply, offered, |card| self.loses(card))
    }

    /// The same with every wish and why it fires or not.
    pub fn wishes(&self, coins: u16) -> Vec<Wish> {
        let offered = |card| self.affordable(card, coins);
        self.plan.wishes(&self.owned(), &self.view.supply, offered, |card| self.loses(card))
    }

    /// What would be gained of these cards; where the menu wants none, the dearest one if something must be gained.
    pub fn gain(&self, piles: &[Card], optional: bool) -> Option<Card> {
        let offered = |card| piles.contains(&card);
        let wanted = self.plan.want(&self.owned(), &self.view.supply, offered, |_| false);
        let cost = |card: &Card| {
            let points = self.game.kind(*card).map_or(0, |kind| kind.points);
            (points >= 0, self.game.cost(*card, &self.view.turn), points)
        };
        // Points are never bad, so a card that may be left is taken where it brings some.
        let dearest = piles.iter().copied().max_by_key(cost);
        let welcome = |card: &Card| !optional || self.game.kind(*card).is_some_and(|kind| kind.points > 0);
        wanted.or_else(|| dearest.filter(welcome))
    }

    /// Whether buying a card would end the game while another seat would win it.
    fn loses(&self, card: Card) -> bool {
        if !self.guard {
            return false;
        }
        let mut supply = self.view.supply;
        supply.take(card, 1);
        let empty = |pile: Card| self.game.piles().any(|there| there == pile) && !supply.has(pile);
        let ends = empty(Card::PROVINCE) || empty(Card::COLONY) || self.game.empty_piles(&supply) >= 3;
        ends && !self.wins_with(card)
    }

    /// Whether this seat would be first, alone or shared, if the game ended after this turn with one more card of that kind.
    fn wins_with(&self, card: Card) -> bool {
        let rank = |seat: usize| {
            let player = &self.view.players[seat];
            let own = self.view.seat.is_some_and(|own| own.index() == seat);
            let mut owned = player.owned;
            owned.add(card, u8::from(own));
            let turns = i32::from(player.turns) + i32::from(own);
            (self.game.points(&owned, player.tokens), -turns)
        };
        let own = self.view.seat.map(|own| rank(own.index()));
        (0..self.view.players.len()).all(|seat| own >= Some(rank(seat)))
    }
}
