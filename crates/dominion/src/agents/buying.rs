//! What the menu wants: to buy, or to gain where a card says so.

use tabletop::{Game, Seat};

use super::judging::Mind;
use super::parameters::PlayParameters;
use crate::cards::{Card, Cards};
use crate::menu::{Plan, Wish};
use crate::rules::Dominion;
use crate::sight::Sight;

/// The menu before a position.
pub(super) struct Shopper<'a> {
    pub game: &'a Dominion,
    pub sight: &'a Sight<'a>,
    pub plan: &'a Plan,
    /// Whether a buy that would end the game while another seat is ahead is refused.
    pub guard: bool,
    /// How cards are played.
    pub parameters: PlayParameters,
}

impl Shopper<'_> {
    /// The position as cards are judged in it.
    pub fn mind(&self) -> Mind<'_> {
        Mind { game: self.game, sight: self.sight, parameters: self.parameters }
    }

    fn owned(&self) -> Cards {
        self.sight.owned(self.sight.seat)
    }

    /// Whether a card can be bought with so many coins, as far as coins are concerned.
    pub fn affordable(&self, card: Card, coins: u16) -> bool {
        let turn = self.sight.turn;
        let barred = self.barred(card);
        turn.buys > 0 && self.sight.supply.has(card) && u16::from(self.game.cost(card, turn)) <= coins && !barred
    }

    /// Whether a card in play keeps this one from being bought.
    fn barred(&self, card: Card) -> bool {
        let by = self.game.kind(card).and_then(|kind| kind.barred_by);
        by.is_some_and(|by| self.sight.play.has(by.card()))
    }

    /// What would be bought with so many coins.
    pub fn buy(&self, coins: u16) -> Option<Card> {
        let offered = |card| self.affordable(card, coins);
        self.plan.want(&self.owned(), self.sight.supply, offered, |card| self.loses(card))
    }

    /// The same with every wish and why it fires or not.
    pub fn wishes(&self, coins: u16) -> Vec<Wish> {
        let offered = |card| self.affordable(card, coins);
        self.plan.wishes(&self.owned(), self.sight.supply, offered, |card| self.loses(card))
    }

    /// What would be gained of these cards; where the menu wants none, the dearest one if something must be gained.
    pub fn gain(&self, piles: impl Iterator<Item = Card> + Clone, optional: bool) -> Option<Card> {
        let offered = |card| piles.clone().any(|pile| pile == card);
        let wanted = self.plan.want(&self.owned(), self.sight.supply, offered, |_| false);
        let cost = |card: &Card| {
            let points = self.game.kind(*card).map_or(0, |kind| kind.points);
            (points >= 0, self.game.cost(*card, self.sight.turn), points)
        };
        // Points are never bad, so a card that may be left is taken where it brings some.
        let dearest = piles.clone().max_by_key(cost);
        let welcome = |card: &Card| !optional || self.game.kind(*card).is_some_and(|kind| kind.points > 0);
        wanted.or_else(|| dearest.filter(welcome))
    }

    /// Whether buying a card would end the game while another seat would win it.
    fn loses(&self, card: Card) -> bool {
        if !self.guard {
            return false;
        }
        let mut supply = *self.sight.supply;
        supply.take(card, 1);
        let empty = |pile: Card| self.game.piles().any(|there| there == pile) && !supply.has(pile);
        let ends = empty(Card::PROVINCE) || empty(Card::COLONY) || self.game.empty_piles(&supply) >= 3;
        ends && !self.wins_with(card)
    }

    /// Whether this seat would be first, alone or shared, if the game ended after this turn with one more card of that kind.
    fn wins_with(&self, card: Card) -> bool {
        let rank = |seat: Seat| {
            let own = seat == self.sight.seat;
            let (mut owned, (tokens, turns)) = (self.sight.owned(seat), self.sight.tokens_and_turns(seat));
            owned.add(card, u8::from(own));
            (self.game.points(&owned, tokens), -i32::from(turns) - i32::from(own))
        };
        let own = rank(self.sight.seat);
        Seat::all(self.game.seats()).all(|seat| own >= rank(seat))
    }
}
