//! A menu fitted to one game: what it wants where so much can be had, and why not what stands to the left.

use std::cmp::Reverse;

use tabletop::message;

use super::text::MenuError;
use super::{Menu, Thresholds};
use crate::cards::{Card, Cards};
use crate::rules::Dominion;
use crate::state::State;

/// A menu whose cards are those of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The card that ends the game and Provinces, which come before everything else, each with how many of the greatest may be left at most.
    first: Vec<(Card, u8)>,
    /// The other victory cards, of which the one that brings most points comes before the entries.
    points: Vec<Card>,
    thresholds: Thresholds,
    /// Every entry: the card, and how many are owned when it and the entries before it are used up.
    entries: Vec<(Card, u8)>,
    /// The card that ends the game.
    greatest: Card,
    /// All of it in the order in which it is wanted, laid out to be gone through fast.
    quick: Vec<Quick>,
}

/// A victory card or an entry of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Quick {
    card: Card,
    /// How many of the card that ends the game may be left at most.
    left: u8,
    /// How many are owned when it is used up; `None` where there are no more in the game.
    until: Option<u8>,
}

/// Why a wish is not the one that is fulfilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is.
    Fires,
    /// Something to its left was taken.
    Later,
    /// Too many cards are left of the pile that ends the game.
    Early,
    /// So many are owned already.
    UsedUp,
    /// It cannot be had: too dear, an empty pile, or not what is offered.
    NotOffered,
    /// It would end the game while another seat is ahead.
    Refused,
    /// It ends the game with this turn, alone or with buys after it, and this seat wins.
    Wins,
    /// The game ends with this turn anyway, and it brings most points.
    Last,
    /// The menu wants nothing, and every buy brings a token.
    Paid,
}

impl Why {
    /// Whether the card is bought for it.
    pub fn is_taken(self) -> bool {
        matches!(self, Self::Fires | Self::Wins | Self::Last | Self::Paid)
    }
}

/// One thing a plan may want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The card.
    pub card: Card,
    /// Whether it fires, or why not.
    pub why: Why,
    /// Its entry in the menu, from 0; `None` for victory cards by thresholds.
    pub entry: Option<usize>,
}

impl Menu {
    /// The menu with the numbers of a game's cards.
    ///
    /// # Errors
    /// The first entry whose card the game does not have, by its place in the menu as it is written.
    pub fn plan(&self, game: &Dominion) -> Result<Plan, MenuError> {
        let greatest = if game.setup_colonies() { Card::COLONY } else { Card::PROVINCE };
        let mut wanted = Cards::NONE;
        let mut entries = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            let Some(card) = game.card(&entry.card) else {
                let before = Menu { entries: self.entries[..at].to_vec(), ..self.clone() }.to_string();
                let column = before.len() + usize::from(at > 0) + 1;
                let card = entry.card.clone();
                return Err(MenuError {
                    column,
                    reason: message!("fault-menu-no_card", "the game has no card '{card}'", card),
                });
            };
            wanted.add(card, entry.count);
            // What everybody begins with is not bought.
            let own = match card {
                Card::COPPER => 7,
                Card::ESTATE => 3,
                _ => 0,
            };
            entries.push((card, wanted.count(card).saturating_add(own)));
        }
        let thresholds = self.thresholds.unwrap_or(Thresholds { estate: 0, duchy: 0, province: 0, kingdom: 0 });
        let (mut first, mut points) = (Vec::new(), Vec::new());
        if self.thresholds.is_some() {
            first.push((greatest, u8::MAX));
            first.extend((greatest != Card::PROVINCE).then_some((Card::PROVINCE, thresholds.province)));
            points = [Card::DUCHY, Card::ESTATE].into_iter().chain(game.kingdom_victory()).collect();
        }
        let basic = [(Card::DUCHY, thresholds.duchy), (Card::ESTATE, thresholds.estate)];
        let basic = basic.into_iter().filter(|_| self.thresholds.is_some());
        let early = first.iter().copied().chain(basic).map(|(card, left)| Quick { card, left, until: None });
        let later = entries.iter().map(|&(card, until)| Quick {
            card,
            left: u8::MAX,
            until: (u16::from(until) < game.ever(card)).then_some(until),
        });
        let quick = early.chain(later).collect();
        Ok(Plan { first, points, thresholds, entries, greatest, quick })
    }
}

impl Plan {
    /// What is wanted of what can be had, with what a seat owns and what the supply holds; `refuse` says of a card that it would lose the
    /// game, `points` what one more of it brings. The left-most wish that can be fulfilled.
    pub fn want(
        &self,
        owned: &Cards,
        supply: &Cards,
        offered: impl Fn(Card) -> bool,
        refuse: impl Fn(Card) -> bool,
        points: impl Fn(Card) -> i32,
    ) -> Option<Card> {
        let left = supply.count(self.greatest);
        let had = |card: Card| offered(card) && !refuse(card);
        let first = self.first.iter().find(|&&(card, most)| left <= most && had(card)).map(|&(card, _)| card);
        let most_points = || {
            // Points take longest to count, so they come last.
            let late = self.points.iter().copied().filter(|&card| left <= self.threshold(card) && had(card));
            let counted = late.map(|card| (points(card), card));
            counted.filter(|&(points, card)| self.wanted_until(card, points).is_some()).max().map(|(_, card)| card)
        };
        let open = |&&(card, until): &&(Card, u8)| owned.count(card) < until && had(card);
        let entry = || self.entries.iter().find(open).map(|&(card, _)| card);
        first.or_else(most_points).or_else(entry)
    }

    /// How many of the greatest may be left at most where a card that brings so many points comes before the entries; `None` where it never
    /// does.
    fn wanted_until(&self, card: Card, points: i32) -> Option<u8> {
        let threshold = self.threshold(card);
        let basic = matches!(card, Card::DUCHY | Card::ESTATE);
        (basic || points > 0 && threshold > 0).then_some(threshold)
    }

    /// The threshold of a victory card that is not among the [first](Self::first).
    fn threshold(&self, card: Card) -> u8 {
        match card {
            Card::DUCHY => self.thresholds.duchy,
            Card::ESTATE => self.thresholds.estate,
            _ => self.thresholds.kingdom,
        }
    }

    /// Whether points of kingdom cards decide what the active seat buys.
    #[inline]
    pub(crate) fn weighs_points(&self, game: &Dominion, state: &State) -> bool {
        let offered =
            |&card: &Card| u16::from(game.cost(card, &state.turn)) <= state.turn.coins && state.supply.has(card);
        // Besides Duchies and Estates.
        let kingdom = self.points.get(2..).unwrap_or_default();
        state.supply.count(self.greatest) <= self.thresholds.kingdom
            && kingdom.iter().any(offered)
            && !offered(&self.greatest)
    }

    /// What the active seat buys where coins and piles decide alone, and no points of kingdom cards.
    #[inline]
    pub(crate) fn buys(&self, game: &Dominion, state: &State) -> Option<Card> {
        let (player, turn) = (&state.players[state.active.index()], &state.turn);
        let left = state.supply.count(self.greatest);
        let wanted = |wish: &&Quick| {
            left <= wish.left
                && u16::from(game.cost(wish.card, turn)) <= turn.coins
                && state.supply.has(wish.card)
                && wish.until.is_none_or(|until| player.owned_of(wish.card) < until)
        };
        self.quick.iter().find(wanted).map(|wish| wish.card)
    }

    /// The same with every wish and why it fires or not, the left-most first.
    pub fn wishes(
        &self,
        owned: &Cards,
        supply: &Cards,
        offered: impl Fn(Card) -> bool,
        refuse: impl Fn(Card) -> bool,
        points: impl Fn(Card) -> i32,
    ) -> Vec<Wish> {
        let left = supply.count(self.greatest);
        let mut ranked: Vec<(i32, Card)> = self.points.iter().map(|&card| (points(card), card)).collect();
        ranked.sort_unstable_by_key(|&wish| Reverse(wish));
        let ranked = ranked.into_iter().filter_map(|(points, card)| Some((card, self.wanted_until(card, points)?)));
        let victory = self.first.iter().copied().chain(ranked).map(|(card, most)| {
            let why = if left <= most { Why::Fires } else { Why::Early };
            Wish { card, why, entry: None }
        });
        let entries = self.entries.iter().enumerate().map(|(at, &(card, until))| {
            let why = if owned.count(card) < until { Why::Fires } else { Why::UsedUp };
            Wish { card, why, entry: Some(at) }
        });
        let mut taken = false;
        let judged = |mut wish: Wish| {
            if wish.why == Why::Fires {
                wish.why = match wish.card {
                    card if !offered(card) => Why::NotOffered,
                    card if refuse(card) => Why::Refused,
                    _ if taken => Why::Later,
                    _ => Why::Fires,
                };
                taken |= wish.why == Why::Fires;
            }
            wish
        };
        victory.chain(entries).map(judged).collect()
    }

    /// The entries: the card of each, and how many are owned when it is used up.
    pub fn entries(&self) -> &[(Card, u8)] {
        &self.entries
    }
}
