//! The cards of the hare squares, and how many of each a deck holds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Most cards of a deck.
pub const LARGEST_DECK: u8 = 15;

/// What a card of the hare squares does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Card {
    /// The carrots paid for the last move come back.
    LastMoveFree,
    /// Take 10 carrots, give 10, or neither.
    TakeOrGive,
    /// Back behind the runner behind.
    BackOneRank,
    /// Up before the runner ahead.
    UpOneRank,
    /// Eat a salad at once.
    EatSalad,
    /// The next turn is missed.
    MissTurn,
    /// Move again at once.
    MoveAgain,
    /// To the next carrot square.
    NextCarrots,
    /// Back to the last carrot square.
    LastCarrots,
}

impl Card {
    /// Every kind, in order.
    pub const ALL: [Card; 9] = [
        Self::LastMoveFree,
        Self::TakeOrGive,
        Self::BackOneRank,
        Self::UpOneRank,
        Self::EatSalad,
        Self::MissTurn,
        Self::MoveAgain,
        Self::NextCarrots,
        Self::LastCarrots,
    ];

    /// Whether a turn always ends after it, so that no turn goes on for ever.
    pub(crate) fn ends_turn(self) -> bool {
        !matches!(self, Self::BackOneRank | Self::UpOneRank | Self::MoveAgain)
    }
}

/// How many cards of each kind there are. The default is the deck of 12; a file names only what differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Deck {
    /// [`Card::LastMoveFree`].
    pub last_move_free: u8,
    /// [`Card::TakeOrGive`].
    pub take_or_give: u8,
    /// [`Card::BackOneRank`].
    pub back_one_rank: u8,
    /// [`Card::UpOneRank`].
    pub up_one_rank: u8,
    /// [`Card::EatSalad`].
    pub eat_salad: u8,
    /// [`Card::MissTurn`].
    pub miss_turn: u8,
    /// [`Card::MoveAgain`].
    pub move_again: u8,
    /// [`Card::NextCarrots`].
    pub next_carrots: u8,
    /// [`Card::LastCarrots`].
    pub last_carrots: u8,
}

impl Default for Deck {
    fn default() -> Self {
        Self {
            last_move_free: 2,
            take_or_give: 2,
            back_one_rank: 2,
            up_one_rank: 1,
            eat_salad: 1,
            miss_turn: 1,
            move_again: 1,
            next_carrots: 1,
            last_carrots: 1,
        }
    }
}

impl Deck {
    /// No card at all.
    pub const EMPTY: Deck = Deck {
        last_move_free: 0,
        take_or_give: 0,
        back_one_rank: 0,
        up_one_rank: 0,
        eat_salad: 0,
        miss_turn: 0,
        move_again: 0,
        next_carrots: 0,
        last_carrots: 0,
    };

    /// The larger deck of older editions: a second card of three kinds that the deck of 12 has once.
    pub const FIFTEEN: Deck = Deck {
        last_move_free: 2,
        take_or_give: 2,
        back_one_rank: 2,
        up_one_rank: 2,
        eat_salad: 2,
        miss_turn: 1,
        move_again: 2,
        next_carrots: 1,
        last_carrots: 1,
    };

    /// How many of that kind.
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::LastMoveFree => self.last_move_free,
            Card::TakeOrGive => self.take_or_give,
            Card::BackOneRank => self.back_one_rank,
            Card::UpOneRank => self.up_one_rank,
            Card::EatSalad => self.eat_salad,
            Card::MissTurn => self.miss_turn,
            Card::MoveAgain => self.move_again,
            Card::NextCarrots => self.next_carrots,
            Card::LastCarrots => self.last_carrots,
        }
    }

    /// How many in all.
    pub fn size(&self) -> usize {
        Card::ALL.iter().map(|&card| usize::from(self.count(card))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_deck_is_that_of_the_rules() {
        let deck = Deck::default();
        assert_eq!(Card::ALL.map(|card| deck.count(card)), [2, 2, 2, 1, 1, 1, 1, 1, 1]);
        assert_eq!((deck.size(), Deck::EMPTY.size()), (12, 0));
        assert_eq!(Card::ALL.map(|card| Deck::FIFTEEN.count(card)), [2, 2, 2, 2, 2, 1, 2, 1, 1]);
        assert_eq!(Deck::FIFTEEN.size(), usize::from(LARGEST_DECK));
    }

    #[test]
    fn every_kind_is_counted_apart() {
        let deck =
            Deck { last_move_free: 1, take_or_give: 2, back_one_rank: 3, up_one_rank: 4, eat_salad: 5, ..Deck::EMPTY };
        let deck = Deck { miss_turn: 6, move_again: 7, next_carrots: 8, last_carrots: 9, ..deck };
        assert_eq!(Card::ALL.map(|card| deck.count(card)), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
}
