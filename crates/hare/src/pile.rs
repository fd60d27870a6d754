//! The deck as it is played: which cards were drawn, in what order, and what is on top.
//!
//! Drawn cards go under the deck and it is never shuffled again. So the order comes to be as cards are drawn: until each was
//! drawn once, the next one is chance over those that are left; from then on everybody knows it, since they come again as they
//! came. There is no hidden order to peek at.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Deck, LARGEST_DECK};

/// Bits of a card in [`Pile::order`].
const WIDTH: u8 = 4;

/// What was drawn so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Written", into = "Written")]
pub struct Pile {
    /// The cards in the order they were drawn first, [`WIDTH`] bits each, the earliest lowest.
    order: u64,
    /// How many of them there are.
    known: u8,
    /// The place in the order of the card on top, once every card is known; 0 before.
    next: u8,
}

/// A pile as it stands in files.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Pile", deny_unknown_fields)]
struct Written {
    /// The cards in the order they were drawn first.
    order: Vec<Card>,
    /// Which of them lies on top, counted from 0; 0 until every card of the deck was drawn.
    next: u8,
}

impl From<Pile> for Written {
    fn from(pile: Pile) -> Self {
        Self { order: pile.drawn().collect(), next: pile.next }
    }
}

impl TryFrom<Written> for Pile {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        if written.order.len() > usize::from(LARGEST_DECK) {
            return Err(format!("{} cards are more than a deck holds, {LARGEST_DECK}", written.order.len()));
        }
        let order = written.order.iter().rev().fold(0, |order, &card| order << WIDTH | card as u64);
        Ok(Self { order, known: written.order.len() as u8, next: written.next })
    }
}

impl Pile {
    /// Cards drawn in that order, with the place of the one on top; `None` where they are more than a deck holds.
    pub(crate) fn of(order: Vec<Card>, next: u8) -> Option<Self> {
        Self::try_from(Written { order, next }).ok()
    }

    /// The place in that order of the card on top, once every card is known; 0 before.
    pub(crate) fn next(self) -> u8 {
        self.next
    }

    /// The cards in the order they were drawn first.
    pub fn drawn(self) -> impl Iterator<Item = Card> {
        (0..self.known).filter_map(move |at| self.card(at))
    }

    fn card(self, at: u8) -> Option<Card> {
        Card::ALL.get((self.order >> (at * WIDTH) & 15) as usize).copied()
    }

    /// The card on top, where everybody knows it: once all of `deck` was drawn.
    pub fn top(self, deck: &Deck) -> Option<Card> {
        if usize::from(self.known) < deck.size() { None } else { self.card(self.next) }
    }

    /// How many cards of that kind may lie on top: those of `deck` that were not drawn, or the one that is known.
    pub fn left(self, deck: &Deck, card: Card) -> u8 {
        match self.top(deck) {
            Some(top) => u8::from(top == card),
            None => deck.count(card).saturating_sub(self.drawn().filter(|drawn| *drawn == card).count() as u8),
        }
    }

    /// Takes `card` from the top and lays it under the deck.
    pub(crate) fn draw(&mut self, deck: &Deck, card: Card) {
        if usize::from(self.known) < deck.size() {
            self.order |= (card as u64) << (self.known * WIDTH);
            self.known += 1;
        } else {
            self.next = (self.next + 1) % self.known.max(1);
        }
    }

    /// Whether it can come about with `deck`.
    pub(crate) fn fits(self, deck: &Deck) -> bool {
        let counted = |card| self.drawn().filter(|drawn| *drawn == card).count() <= usize::from(deck.count(card));
        let all_known = usize::from(self.known) == deck.size();
        Card::ALL.into_iter().all(counted) && self.next < if all_known { self.known.max(1) } else { 1 }
    }

    /// Everything that counts, for hashing.
    pub(crate) fn key(self) -> (u64, [u8; 2]) {
        (self.order, [self.known, self.next])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Deck = Deck { miss_turn: 2, move_again: 1, ..Deck::EMPTY };

    #[test]
    fn cards_come_again_in_the_order_they_came_first() {
        let mut pile = Pile::default();
        let left = |pile: Pile| [Card::MissTurn, Card::MoveAgain, Card::EatSalad].map(|card| pile.left(&SMALL, card));
        assert_eq!((left(pile), pile.top(&SMALL)), ([2, 1, 0], None));
        pile.draw(&SMALL, Card::MissTurn);
        assert_eq!((left(pile), pile.top(&SMALL)), ([1, 1, 0], None));
        pile.draw(&SMALL, Card::MoveAgain);
        pile.draw(&SMALL, Card::MissTurn);
        let order = [Card::MissTurn, Card::MoveAgain, Card::MissTurn];
        assert!(pile.drawn().eq(order));
        let first_pass = pile;
        for card in order {
            assert_eq!(pile.top(&SMALL), Some(card));
            assert_eq!(left(pile).iter().sum::<u8>(), 1);
            pile.draw(&SMALL, card);
        }
        assert_eq!(pile, first_pass);
    }

    #[test]
    fn a_pile_that_does_not_fit_its_deck_is_found() {
        let written = |order: &[Card], next| Pile::try_from(Written { order: order.to_vec(), next });
        let (miss, again) = (Card::MissTurn, Card::MoveAgain);
        let fits = |order: &[Card], next| written(order, next).unwrap().fits(&SMALL);
        assert!(fits(&[], 0) && fits(&[again], 0) && fits(&[miss, again, miss], 2));
        assert!(!fits(&[again, again], 0) && !fits(&[Card::EatSalad], 0));
        assert!(!fits(&[], 1) && !fits(&[again], 1) && !fits(&[miss, again, miss], 3));
        assert!(written(&[miss; 15], 0).is_ok());
        assert!(written(&[miss; 16], 0).unwrap_err().contains("16 cards"));
    }

    #[test]
    fn the_largest_deck_has_room() {
        let deck = Deck { last_carrots: LARGEST_DECK, ..Deck::EMPTY };
        let mut pile = Pile::default();
        (0..LARGEST_DECK).for_each(|_| pile.draw(&deck, Card::LastCarrots));
        assert_eq!(pile.drawn().filter(|card| *card == Card::LastCarrots).count(), 15);
        let json = serde_json::to_string(&pile).unwrap();
        assert_eq!(serde_json::from_str::<Pile>(&json).unwrap(), pile);
    }
}
