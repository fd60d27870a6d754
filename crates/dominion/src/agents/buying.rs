//! What the menu wants: to buy, or to gain where a card says so.

use super::ending::{self, Outlook, Prospect};
use super::heuristics::{Heuristic, Heuristics};
use super::judging::Mind;
use super::parameters::PlayParameters;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::menu::{Plan, Why, Wish};
use crate::rules::Dominion;
use crate::sight::Sight;

/// How far the guard reaches, which keeps a seat from ending the game for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// It is off.
    Off,
    /// It looks at buys alone: cheap enough for games that are played out by thousands within one decision.
    Buys,
    /// It looks at buys, and ahead from every action and answer.
    Turn,
}

/// The menu before a position.
pub(super) struct Shopper<'a> {
    pub game: &'a Dominion,
    pub sight: &'a Sight<'a>,
    pub plan: &'a Plan,
    /// Where what would end the game while another seat is ahead is refused, and what wins it comes first.
    pub guard: Guard,
    /// How cards are played.
    pub parameters: PlayParameters,
    /// The rules cards are played by that are switched on.
    pub heuristics: Heuristics,
}

impl Shopper<'_> {
    /// The position as cards are judged in it.
    pub fn mind(&self) -> Mind<'_> {
        Mind {
            game: self.game,
            sight: self.sight,
            plan: self.plan,
            parameters: self.parameters,
            heuristics: self.heuristics,
        }
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
        let near = self.near(coins);
        if let Some(card) = near.as_ref().and_then(|turn| self.closing(turn)) {
            return Some(card);
        }
        let (owned, offered) = (self.owned(), |card| self.affordable(card, coins));
        let refuse = |card| near.as_ref().is_some_and(|turn| self.loses(turn, &Action::Buy(card)));
        let points = |card| self.game.points_of_one_more(&owned, card);
        let wanted = self.plan.want(&owned, self.sight.supply, offered, refuse, points);
        wanted.or_else(|| self.spare_buy().filter(|&card| offered(card) && !refuse(card)))
    }

    /// The card that is bought where the menu wants nothing: a free Copper where every buy brings a token.
    fn spare_buy(&self) -> Option<Card> {
        let pays = self.game.tokens_per_buy(self.sight.play) > 0;
        (pays && self.heuristics.has(Heuristic::PaidBuys)).then_some(Card::COPPER)
    }

    /// The same with every wish and why it fires or not.
    pub fn wishes(&self, coins: u16) -> Vec<Wish> {
        let near = self.near(coins);
        let (owned, offered) = (self.owned(), |card| self.affordable(card, coins));
        let refuse = |card| near.as_ref().is_some_and(|turn| self.loses(turn, &Action::Buy(card)));
        let points = |card| self.game.points_of_one_more(&owned, card);
        let mut wishes = self.plan.wishes(&owned, self.sight.supply, offered, refuse, points);
        let mut insert = |at: usize, card: Card, why: Why| wishes.insert(at, Wish { card, why, entry: None });
        if let Some((turn, card)) = near.as_ref().and_then(|turn| Some((turn, self.closing(turn)?))) {
            let ends = self.game.end_by(self.sight.supply).is_some();
            insert(
                0,
                card,
                if ends && ending::of_buys(self.game, turn) != Outlook::Won { Why::Last } else { Why::Wins },
            );
            let fired = wishes.iter_mut().skip(1).filter(|wish| wish.why == Why::Fires);
            fired.for_each(|wish| wish.why = Why::Later);
        } else if !wishes.iter().any(|wish| wish.why == Why::Fires)
            && let Some(card) = self.spare_buy().filter(|&card| offered(card) && !refuse(card))
        {
            wishes.push(Wish { card, why: Why::Paid, entry: None });
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

    /// The turn with so many coins, where the guard looks at it: the game may end with it.
    fn near(&self, coins: u16) -> Option<Prospect> {
        (self.guard != Guard::Off && ending::is_near(self.game, self.sight)).then(|| {
            let mut turn = Prospect::new(self.game, self.sight);
            // The coins of the hand are among them.
            (turn.coins, turn.hand) = (coins, Cards::NONE);
            turn
        })
    }

    /// The next of the buys that end the game with this turn and win it, or that bring most points where it ends anyway.
    fn closing(&self, turn: &Prospect) -> Option<Card> {
        ending::winning_buy(self.game, turn).or_else(|| ending::last_buy(self.game, turn))
    }

    /// Whether a buy would have the game end with this turn while another seat wins it.
    fn loses(&self, turn: &Prospect, buy: &Action) -> bool {
        ending::after(self.game, self.sight, turn, buy)
            .is_some_and(|after| ending::of_buys(self.game, &after) == Outlook::Lost)
    }
}
