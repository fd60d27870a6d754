//! A position: where every card is, whose turn it is, and what is still to be done.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::cards::{Card, Cards};
use crate::task::Task;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum End {
    /// The last Province or Colony is gone.
    Victory,
    /// Three piles are empty.
    Piles,
    /// The last turn allowed is over.
    Turns,
}

/// The part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Phase {
    /// Nothing but actions was played.
    #[default]
    Action,
    /// Treasures were played, nothing was bought.
    Treasure,
    /// Something was bought.
    Buy,
    /// The game is over.
    Over(End),
}

/// What the turn under way has brought so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnState {
    /// The part of the turn.
    pub phase: Phase,
    /// Actions left.
    pub actions: u8,
    /// Buys left.
    pub buys: u8,
    /// Coins left.
    pub coins: u16,
    /// How much less every card costs.
    pub cheaper: u8,
    /// How much more the first Silver gives.
    pub silver_bonus: u8,
    /// Whether a Silver was played.
    pub silver: bool,
    /// Actions played, repeats among them.
    pub played: u8,
    /// Attacks played.
    pub attacks: u8,
    /// Whether a victory card was bought.
    pub victory: bool,
}

/// A card whose place on top of a deck is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Top {
    /// The card.
    pub card: Card,
    /// Whether everybody knows it; if not, its owner alone does.
    pub open: bool,
}

/// The cards of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// In hand.
    pub hand: Cards,
    /// What everybody knows to be among the hand.
    pub known: Cards,
    /// The hand as it was shown to everybody, until its owner's turn ends.
    pub showed: Cards,
    /// Cards on top of the deck that were put there, the next to be drawn last.
    pub top: Vec<Top>,
    /// The rest of the deck, in no order: which of them comes is chance.
    pub deck: Cards,
    /// Looked at by their owner, to go somewhere soon.
    pub looked: Cards,
    /// Revealed or set aside before everybody, to go somewhere soon.
    pub shown: Cards,
    /// The discard pile, open to everybody.
    pub discard: Cards,
    /// In play.
    pub play: Cards,
    /// Those in play that stay there when this turn ends.
    pub staying: Cards,
    /// How often each kind brings its later amounts when the next turn begins.
    pub later: Cards,
    /// Set aside until the game ends.
    pub aside: Cards,
    /// Victory tokens.
    pub tokens: u16,
    /// Turns finished.
    pub turns: u16,
}

impl Player {
    /// Every card this seat owns.
    pub fn owned(&self) -> Cards {
        let mut all: Cards = self.top.iter().map(|top| top.card).collect();
        for heap in [&self.hand, &self.deck, &self.looked, &self.shown, &self.discard, &self.play, &self.aside] {
            all.add_all(heap);
        }
        all
    }

    /// How many of a kind this seat owns.
    #[inline]
    pub(crate) fn owned_of(&self, kind: Card) -> u8 {
        let top = self.top.iter().filter(|top| top.card == kind).count() as u8;
        let heaps = [&self.hand, &self.deck, &self.looked, &self.shown, &self.discard, &self.play, &self.aside];
        heaps.into_iter().fold(top, |owned, heap| owned.saturating_add(heap.count(kind)))
    }

    /// Cards of the deck, those on top among them.
    pub fn deck_size(&self) -> u16 {
        self.deck.total() + self.top.len() as u16
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What can still be gained.
    pub supply: Cards,
    /// What was trashed.
    pub trash: Cards,
    /// The seats, in turn order.
    pub players: Vec<Player>,
    /// Whose turn it is.
    pub active: Seat,
    /// What the turn has brought.
    pub turn: TurnState,
    /// What is still to be done before the active seat goes on, the next last.
    pub stack: Vec<Task>,
}
