//! The turn under way, reduced to what decides whether the game ends with it and who wins it then.

use std::cmp::Ordering;

use tabletop::Seat;

use super::job::Job;
use crate::cards::{Card, Cards};
use crate::kinds::{Amounts, Place, Step, Type};
use crate::rules::Dominion;
use crate::sight::Sight;
use crate::task::Task;

/// Most seats besides one's own.
const RIVALS: usize = 3;
/// Most things to be done that are followed; what is beyond them counts as nothing.
const JOBS: usize = 10;

/// Another seat, as far as its points go.
#[derive(Clone, Copy, Debug)]
pub(in crate::agents) struct Rival {
    pub seat: Seat,
    pub owned: Cards,
    tokens: u16,
    /// Turns finished when this turn ends.
    turns: u16,
    /// Whether a card in play keeps it safe from attacks.
    pub safe: bool,
}

/// The turn under way, with cards taken, coins and buys as they would be after some choices.
#[derive(Clone, Copy, Debug)]
pub(in crate::agents) struct Prospect {
    /// Whether it is the turn of the seat that looks.
    pub own_turn: bool,
    pub supply: Cards,
    /// All cards of the seat that looks.
    pub owned: Cards,
    /// Those in hand; cards drawn from now on are not among them.
    pub hand: Cards,
    /// Those in play.
    pub play: Cards,
    pub tokens: u16,
    turns: u16,
    rivals: [Option<Rival>; RIVALS],
    pub actions: u8,
    pub buys: u8,
    pub coins: u16,
    pub cheaper: u8,
    /// Actions played this turn.
    pub played: u8,
    /// More coins of the first Silver.
    silver: u8,
    jobs: [Option<Job>; JOBS],
}

impl Prospect {
    /// The turn as it is. What is to be done after the question that is asked is among it.
    pub fn new(game: &Dominion, sight: &Sight<'_>) -> Self {
        let own_turn = sight.seat == sight.active;
        let turns = |seat: Seat| sight.tokens_and_turns(seat).1 + u16::from(seat == sight.active);
        let seats = game.seats_after(sight.seat);
        let mut rivals = [None; RIVALS];
        for (place, seat) in rivals.iter_mut().zip(seats) {
            let safe = game.keeps_safe(&sight.played_by(seat));
            let tokens = sight.tokens_and_turns(seat).0;
            *place = Some(Rival { seat, owned: sight.owned(seat), tokens, turns: turns(seat), safe });
        }
        let turn = sight.turn;
        let mut prospect = Self {
            own_turn,
            supply: *sight.supply,
            owned: sight.owned(sight.seat),
            hand: *sight.hand,
            play: *sight.play,
            tokens: sight.tokens_and_turns(sight.seat).0,
            turns: turns(sight.seat),
            rivals,
            actions: turn.actions,
            buys: turn.buys,
            coins: turn.coins,
            cheaper: turn.cheaper,
            played: turn.played,
            silver: if turn.silver { 0 } else { turn.silver_bonus },
            jobs: [None; JOBS],
        };
        // Buys that are another seat's are none of one's own, and what its cards still do is not followed.
        if own_turn {
            for task in sight.stack {
                match *task {
                    Task::Effect { card, choice, at, immune, .. } => {
                        prospect.push(Job::Steps { card, choice, at, immune })
                    }
                    Task::Again { card, times, .. } => prospect.push(Job::Play { card, times }),
                    Task::Hit { victim, attack } => prospect.push(Job::Hit { victim, attack }),
                    _ => {}
                }
            }
        } else {
            prospect.buys = 0;
        }
        prospect
    }

    /// Adds something to be done, before all that is there.
    pub fn push(&mut self, job: Job) {
        if let Some(free) = self.jobs.iter_mut().find(|place| place.is_none()) {
            *free = Some(job);
        }
    }

    /// Takes what is to be done next.
    pub fn pop(&mut self) -> Option<Job> {
        self.jobs.iter_mut().rev().find(|place| place.is_some()).and_then(Option::take)
    }

    pub fn rivals(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().flatten()
    }

    pub fn cost(&self, game: &Dominion, card: Card) -> u8 {
        game.kind(card).map_or(0, |kind| kind.cost).saturating_sub(self.cheaper)
    }

    /// Plain amounts; cards drawn are not known.
    pub fn plus(&mut self, plus: Amounts) {
        self.actions = self.actions.saturating_add(plus.actions);
        self.buys = self.buys.saturating_add(plus.buys);
        self.coins = self.coins.saturating_add(plus.coins.into());
        self.tokens = self.tokens.saturating_add(plus.tokens.into());
    }

    /// The seat that looks gains a card, if there is one.
    pub fn gain(&mut self, card: Card, to: Place) {
        if self.supply.take(card, 1) == 1 {
            self.owned.add(card, 1);
            self.hand.add(card, u8::from(to == Place::Hand));
        }
    }

    /// Another seat gains a card, if there is one.
    pub fn burden(&mut self, seat: Seat, card: Card) {
        let rival = self.rivals.iter_mut().flatten().find(|rival| rival.seat == seat);
        if let Some(rival) = rival
            && self.supply.take(card, 1) == 1
        {
            rival.owned.add(card, 1);
        }
    }

    /// A card of the hand is trashed.
    pub fn trash(&mut self, card: Card) {
        self.hand.take(card, 1);
        self.owned.take(card, 1);
    }

    /// Buys a card; the coins and the buy are there.
    pub fn buy(&mut self, game: &Dominion, card: Card) {
        self.coins = self.coins.saturating_sub(self.cost(game, card).into());
        self.buys = self.buys.saturating_sub(1);
        self.supply.take(card, 1);
        self.owned.add(card, 1);
        self.tokens = self.tokens.saturating_add(game.tokens_per_buy(&self.play));
    }

    /// The same with the treasures of the hand played.
    pub fn with_treasures(mut self, game: &Dominion) -> Self {
        let treasures = self.hand.only(|card| game.is(card, Type::Treasure));
        if treasures.is_empty() {
            return self;
        }
        self.hand.take_all(&treasures);
        self.play.add_all(&treasures);
        let all = self.play.only(|card| game.is(card, Type::Treasure)).total();
        for (card, count) in treasures.counts() {
            let Some(kind) = game.kind(card) else { continue };
            // Those that count the others come last.
            let counted = kind.steps.iter().map(|step| match step {
                Step::CoinsPerTreasure(coins) => all.saturating_mul((*coins).into()),
                _ => 0,
            });
            let coins = u16::from(kind.plus.coins).saturating_add(counted.sum());
            self.coins = self.coins.saturating_add(coins.saturating_mul(count.into()));
            self.buys = self.buys.saturating_add(kind.plus.buys.saturating_mul(count));
        }
        if treasures.has(Card::SILVER) {
            self.coins = self.coins.saturating_add(self.silver.into());
        }
        self
    }

    /// How the seat that looks would stand to the best of the others if the game ended after this turn with so many points more.
    pub fn standing(&self, game: &Dominion, more: i32) -> Ordering {
        let own = (game.points(&self.owned, self.tokens) + more, -i32::from(self.turns));
        let others = self.rivals().map(|rival| (game.points(&rival.owned, rival.tokens), -i32::from(rival.turns)));
        others.max().map_or(Ordering::Greater, |best| own.cmp(&best))
    }
}
