//! What the menu wants: to buy, or to gain where a card says so.

use std::cmp::Ordering;

use tabletop::{Game, Seat};

use super::judging::Mind;
use super::parameters::PlayParameters;
use crate::cards::{Card, Cards};
use crate::menu::{Plan, Why, Wish};
use crate::rules::Dominion;
use crate::sight::Sight;

/// The menu before a position.
pub(super) struct Shopper<'a> {
    pub game: &'a Dominion,
    pub sight: &'a Sight<'a>,
    pub plan: &'a Plan,
    /// Whether a buy that would end the game while another seat is ahead is refused, and one that wins it comes first.
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
        let (owned, offered) = (self.owned(), |card| self.affordable(card, coins));
        let (refuse, points) = (|card| self.loses(card), |card| self.game.points_of_one_more(&owned, card));
        let wanted = || self.plan.want(&owned, self.sight.supply, offered, refuse, points);
        self.winning(coins).or_else(wanted)
    }

    /// The same with every wish and why it fires or not.
    pub fn wishes(&self, coins: u16) -> Vec<Wish> {
        let (owned, offered) = (self.owned(), |card| self.affordable(card, coins));
        let (refuse, points) = (|card| self.loses(card), |card| self.game.points_of_one_more(&owned, card));
        let mut wishes = self.plan.wishes(&owned, self.sight.supply, offered, refuse, points);
        if let Some(card) = self.winning(coins) {
            let fired = wishes.iter_mut().filter(|wish| wish.why == Why::Fires);
            fired.for_each(|wish| wish.why = Why::Later);
            wishes.insert(0, Wish { card, why: Why::Wins, entry: None });
        }
        wishes
    }

    /// What would be gained of these cards; where the menu wants none, the dearest one if something must be gained.
    pub fn gain(&self, piles: impl Iterator<Item = Card> + Clone, optional: bool) -> Option<Card> {
        let offered = |card| piles.clone().any(|pile| pile == card);
        let owned = self.owned();
        let wanted = self.plan.want(
            &owned,
            self.sight.supply,
            offered,
            |_| false,
            |card| self.game.points_of_one_more(&owned, card),
        );
        let cost = |card: &Card| {
            let points = self.game.kind(*card).map_or(0, |kind| kind.points);
            (points >= 0, self.game.cost(*card, self.sight.turn), points)
        };
        // Points are never bad, so a card that may be left is taken where it brings some.
        let dearest = piles.clone().max_by_key(cost);
        let welcome = |card: &Card| !optional || self.game.kind(*card).is_some_and(|kind| kind.points > 0);
        wanted.or_else(|| dearest.filter(welcome))
    }

    /// The card that empties a third pile where that wins the game.
    fn winning(&self, coins: u16) -> Option<Card> {
        if !self.guard || self.game.empty_piles(self.sight.supply) < 2 {
            return None;
        }
        let last = |card: &Card| self.sight.supply.count(*card) == 1 && self.affordable(*card, coins);
        self.game.piles().filter(last).find(|&card| self.place_with(card) == Ordering::Greater)
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
        ends && self.place_with(card) == Ordering::Less
    }

    /// How this seat would stand to the best of the others if the game ended after this turn with one more card of that kind.
    fn place_with(&self, card: Card) -> Ordering {
        let rank = |seat: Seat| {
            let own = seat == self.sight.seat;
            let (mut owned, (tokens, turns)) = (self.sight.owned(seat), self.sight.tokens_and_turns(seat));
            owned.add(card, u8::from(own));
            (self.game.points(&owned, tokens), -i32::from(turns) - i32::from(own))
        };
        let others = Seat::all(self.game.seats()).filter(|&seat| seat != self.sight.seat);
        others.map(rank).max().map_or(Ordering::Greater, |best| rank(self.sight.seat).cmp(&best))
    }
}
