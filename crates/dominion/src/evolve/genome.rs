//! A strategy in the cards of one game, as it is bred: entries, each in a slot that says what it may hold.

use serde::{Deserialize, Serialize};

use super::strategy::Strategy;
use crate::agents::{PlayParameters, Strategist};
use crate::cards::Card;
use crate::menu::{Entry, Menu, MenuError, Thresholds};
use crate::rules::Dominion;

/// What an entry may hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// This card alone; its count may change.
    Only(Card),
    /// A card that costs at least and at most so many coins.
    Costs(u8, u8),
}

/// A place in a menu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Gene {
    /// What it may hold.
    pub slot: Slot,
    /// The card it holds.
    pub card: Card,
    /// How many of it are wanted, 0 to 99.
    pub count: u8,
}

/// A strategy of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Genome {
    /// When victory cards come first. `None` where they are entries like any other card.
    pub thresholds: Option<Thresholds>,
    /// The entries, the most wanted first.
    pub genes: Vec<Gene>,
    /// How cards are played.
    pub parameters: PlayParameters,
}

impl Genome {
    /// The strategy for people: entries that want nothing are left out.
    pub fn strategy(&self, game: &Dominion) -> Strategy {
        let wanted = self.genes.iter().filter(|gene| gene.count > 0);
        let entries = wanted.map(|gene| Entry { card: game.id(gene.card).to_owned(), count: gene.count }).collect();
        Strategy { menu: Menu { thresholds: self.thresholds, entries }, parameters: self.parameters }
    }

    /// An opponent that follows it.
    ///
    /// # Errors
    /// The first entry whose card the game does not have.
    pub(super) fn strategist(&self, game: &Dominion, guard: bool) -> Result<Strategist, MenuError> {
        self.strategy(game).strategist(game, "", guard)
    }
}
