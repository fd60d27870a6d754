//! What is answered to what cards ask: what to discard, trash, reveal, keep, choose.

use std::cmp::Reverse;

use super::buying::Shopper;
use super::growth::{can_be_mined, growth, reaches_the_greatest, salvage};
use super::heuristics::Heuristic;
use super::judging::{
    actions_of, becomes_greatest, buys_greatest, coins_of, is_dead, is_junk, keep_in_deck, keep_in_hand, least, left,
    worth_of,
};
use super::playing::{best_to_repeat, first_among, rank};
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::kinds::{Attack, Choice, Step, Type};
use crate::rules::Selection;
use crate::task::{Query, Task};

/// What it is worth that coins reach one of the greatest victory cards late in the game: more than anything. Before that two cards more, or two bad ones
/// less, are worth more than the points.
const REACHES: i32 = 20;
/// Cards left of the pile that ends the game at or below which it is late for that.
const LATE: u8 = 5;

impl Shopper<'_> {
    /// The answer to a question by the usual rules, whatever the guard says.
    pub fn usual_answer(&self, query: Query) -> Action {
        if let Some(selection) = self.game.select(self.sight) {
            return Action::Choose(self.cards(query, &selection));
        }
        match query {
            Query::Gain { optional, .. } => {
                let piles = self.game.piles_to_gain(self.sight);
                self.gain(piles, optional).map_or(Action::Decline, Action::Gain)
            }
            Query::Choose(card) => Action::Option(self.choice(card)),
            Query::DiscardOrCurse(count) => Action::Option(u8::from(!self.would_discard(count))),
            Query::PlayRevealed(card) if !self.plays_revealed(card) => Action::Decline,
            Query::Shield if self.lets_in() => Action::Decline,
            Query::PlayRevealed(_) | Query::Shield | Query::DiscardCurse => Action::Accept,
            Query::SetDrawnAside(_) if self.sight.turn.actions == 0 => Action::Accept,
            Query::SpyDiscard(of) => {
                let shown = self.sight.shown_by(of);
                let dead = shown.kinds().all(|card| is_dead(self.game, card) || card == Card::COPPER);
                let own = self.sight.seat == of;
                if dead == own { Action::Accept } else { Action::Decline }
            }
            _ => Action::Decline,
        }
    }

    /// The cards chosen in answer to a question.
    pub fn cards(&self, query: Query, selection: &Selection) -> Cards {
        let Selection { from, least: fewest, most } = *selection;
        let in_hand = |card| keep_in_hand(self.game, card);
        let in_deck = |card| keep_in_deck(self.mind(), card);
        let best = || from.kinds().max_by_key(|&card| in_hand(card));
        match query {
            // A card drawn for a Copper is better on average, even from a deck with Curses.
            Query::Sift => from.only(|card| is_dead(self.game, card) || card == Card::COPPER),
            Query::InspectDiscard => from.only(|card| is_dead(self.game, card)),
            Query::Trash { .. } | Query::InspectTrash => {
                let junk = self.junk(&from);
                least(&from, junk.total().clamp(fewest, most), in_deck)
            }
            Query::Discard(_) | Query::VictoryOnDeck | Query::InspectPut => least(&from, fewest, in_hand),
            Query::PutOnDeck(_) => self.put_back(&from),
            Query::SetAside => least(&from, 1, in_hand),
            Query::Recall => best().filter(|&card| !is_dead(self.game, card)).map_or(Cards::NONE, Cards::one),
            Query::TrashFor(..) | Query::Return(_) => least(&from, most, in_deck),
            Query::Remodel { treasures: true, .. } => self.mined(&from),
            Query::Remodel { more, exactly, .. } => self.remodeled(&from, more, exactly),
            Query::Salvage => self.salvaged(&from),
            Query::TrashTreasure(_) => least(&from, 1, in_deck),
            Query::PlayTimes { .. } => best_to_repeat(self.mind(), &from).map_or(Cards::NONE, Cards::one),
            Query::PlayRevealed(_)
            | Query::SetDrawnAside(_)
            | Query::Shield
            | Query::SpyDiscard(_)
            | Query::DiscardCurse
            | Query::Choose(_)
            | Query::DiscardOrCurse(_)
            | Query::Gain { .. } => Cards::NONE,
        }
    }

    /// What the deck is better without. Coppers go only as long as enough coins are left.
    fn junk(&self, from: &Cards) -> Cards {
        let mut owned = self.sight.owned(self.sight.seat);
        let mut junk = Cards::NONE;
        for card in from.each() {
            if is_junk(self.mind(), card, &owned) {
                owned.take(card, 1);
                junk.add(card, 1);
            }
        }
        junk
    }

    /// A card for the top of the deck: an action that can no longer be played, else the one that is missed least.
    fn put_back(&self, from: &Cards) -> Cards {
        let own_turn = self.sight.seat == self.sight.active;
        let stuck = from.kinds().filter(|&card| {
            own_turn
                && self.sight.turn.actions == 0
                && self.game.is(card, Type::Action)
                && !self.game.is(card, Type::Treasure)
        });
        let best = stuck.max_by_key(|&card| keep_in_hand(self.game, card));
        best.map_or_else(|| least(from, 1, |card| keep_in_hand(self.game, card)), Cards::one)
    }

    /// The treasure that becomes a dearer one: the dearest for which there is one.
    fn mined(&self, from: &Cards) -> Cards {
        let cost = |card| self.game.cost(card, self.sight.turn);
        let best = from.kinds().filter(|&card| can_be_mined(self.mind(), card)).max_by_key(|&card| cost(card));
        best.map_or(Cards::NONE, Cards::one)
    }

    /// The card that becomes another one: late in the game one that becomes the greatest victory card, else the one missed least.
    fn remodeled(&self, from: &Cards, more: u8, exactly: bool) -> Cards {
        let cost = |card: &Card| self.game.cost(*card, self.sight.turn);
        let greatest = |card: &Card| becomes_greatest(self.mind(), *card, more, exactly);
        let found = from.kinds().filter(greatest).min_by_key(cost);
        if found.is_none() && self.heuristics.has(Heuristic::GrowMost) {
            let mind = self.mind();
            let grown = |card: &Card| (growth(mind, *card, more, exactly), Reverse(keep_in_deck(mind, *card)));
            return from.kinds().max_by_key(grown).map_or(Cards::NONE, Cards::one);
        }
        found.map_or_else(|| least(from, 1, |card| keep_in_deck(self.mind(), card)), Cards::one)
    }

    /// The card that becomes coins: late in the game one whose coins buy the greatest victory card, else the one missed least.
    fn salvaged(&self, from: &Cards) -> Cards {
        let found = from.kinds().filter(|&card| buys_greatest(self.mind(), from, card));
        let cheapest = found.min_by_key(|&card| self.game.cost(card, self.sight.turn));
        if cheapest.is_none() && self.heuristics.has(Heuristic::SalvageForMore) {
            let (mind, buys) = (self.mind(), self.sight.turn.buys);
            let gained = |card: &Card| (salvage(mind, from, *card, buys), Reverse(keep_in_deck(mind, *card)));
            return from.kinds().max_by_key(gained).map_or(Cards::NONE, Cards::one);
        }
        cheapest.map_or_else(|| least(from, 1, |card| keep_in_deck(self.mind(), card)), Cards::one)
    }

    /// Whether so many cards are rather discarded than a Curse gained.
    fn would_discard(&self, count: u8) -> bool {
        let hand = *self.sight.hand;
        let dead = hand.each().filter(|&card| is_dead(self.game, card)).count();
        self.sight.supply.has(Card::CURSE) && (dead + 1 >= count.into() || hand.total() > 3)
    }

    /// The choice of a card that is worth most now.
    fn choice(&self, card: Card) -> u8 {
        let choices = self.game.kind(card).map_or(&[][..], |kind| &kind.choices);
        let worth = |(at, choice): (usize, &Choice)| (self.worth_of_choice(choice), Reverse(at));
        let best = choices.iter().enumerate().map(worth).max();
        best.map_or(0, |(_, Reverse(at))| at as u8)
    }

    fn worth_of_choice(&self, choice: &Choice) -> i32 {
        let (hand, mind) = (*self.sight.hand, self.mind());
        let playable = || first_among(mind, &hand, &hand).is_some();
        let terminal =
            |card: &Card| self.game.is(*card, Type::Action) && self.game.kind(*card).map_or(0, actions_of) == 0;
        let waiting = || match self.heuristics.has(Heuristic::FreeTheStuck) {
            true => playable(),
            false => hand.kinds().any(|card| terminal(&card)),
        };
        let stuck = choice.plus.actions > 0 && self.sight.turn.actions == 0 && waiting();
        let actions = if stuck { 5 * i32::from(choice.plus.actions) } else { 0 };
        let reaches = choice.plus.coins > 0
            && self.heuristics.has(Heuristic::CoinsForTheGreatest)
            && left(mind) <= LATE
            // With an action left what is drawn may reach it, too, with more cards in hand.
            && self.sight.turn.actions == 0
            && reaches_the_greatest(mind, choice.plus.coins);
        let reaches = if reaches { REACHES } else { 0 };
        let steps = choice.steps.iter().map(|step| match *step {
            Step::Trash { least, .. } => {
                let junk = self.junk(&hand).total();
                if junk >= least.into() { 4 * i32::from(junk.min(2)) } else { -10 }
            }
            // What could still be played would be thrown away.
            Step::NewHand(_)
                if self.heuristics.has(Heuristic::RenewLast) && self.sight.turn.actions > 0 && playable() =>
            {
                -100
            }
            Step::NewHand(count) => {
                // A new hand is worth what it draws less what is given away, in coins and actions.
                let coins = coins_of(self.game, &hand) as i32;
                let actions = hand.each().filter(|&card| self.game.is(card, Type::Action)).count() as i32;
                2 * i32::from(count) - 2 * coins - 2 * actions
            }
            // Others lose the hand they have kept.
            Step::Attack(_) => 5,
            _ => 0,
        });
        worth_of(choice.plus) + actions + reaches + steps.sum::<i32>()
    }

    /// Whether an action that was discarded from the deck is better played than not.
    fn plays_revealed(&self, card: Card) -> bool {
        let hand = self.sight.hand.with(card, self.sight.hand.count(card).saturating_add(1));
        // What draws may find something better to give up than there is.
        let draws = self.game.kind(card).is_some_and(|kind| kind.plus.cards > 0);
        draws || !self.heuristics.has(Heuristic::PlayRevealedWell) || rank(self.mind(), &hand, card).is_some()
    }

    /// Whether an attack does this hand good, so that no card is shown against it.
    fn lets_in(&self) -> bool {
        let attacking = self.sight.stack.iter().rev().find_map(|task| match task {
            Task::Effect { card, .. } => self.game.kind(*card),
            _ => None,
        });
        let attacks = || attacking.into_iter().flat_map(|kind| kind.all_steps());
        let good = |attack: Attack| {
            let hand = *self.sight.hand;
            match attack {
                // Cards that do nothing make room for those that are drawn up to a size of the hand.
                Attack::DiscardDownTo(most) => {
                    let refills = hand
                        .kinds()
                        .filter_map(|card| self.game.kind(card))
                        .any(|kind| kind.steps.iter().any(|step| matches!(step, Step::DrawUpTo(_))));
                    let dead = hand.each().filter(|&card| is_dead(self.game, card)).count();
                    refills && dead >= usize::from(hand.total().saturating_sub(most.into()))
                }
                // A hand under the average is renewed.
                Attack::NewHand { least, draw } => {
                    let owned = self.sight.owned(self.sight.seat);
                    let worth = |heap: &Cards| {
                        let actions = heap.each().filter(|&card| self.game.is(card, Type::Action)).count() as u32;
                        coins_of(self.game, &heap.only(|card| self.game.is(card, Type::Treasure))) + 2 * actions
                    };
                    hand.total() >= least.into()
                        && worth(&hand) * u32::from(owned.total()) < u32::from(draw) * worth(&owned)
                }
                _ => false,
            }
        };
        self.heuristics.has(Heuristic::LetIn)
            && attacks().any(|step| matches!(step, Step::Attack(_)))
            && attacks().all(|step| match *step {
                Step::Attack(attack) => good(attack),
                _ => true,
            })
    }
}
