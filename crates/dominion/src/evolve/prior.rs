//! What leaders of other kingdoms made of the cards, so that a run begins with menus that are likely to be good instead of any.
//!
//! It says how likely a card is to be wanted, how many of it, and from when on victory cards are; not which cards go together. So a first
//! population drawn by it is as varied as one that knows nothing, and no menu of another kingdom takes it over.

use rand::RngExt;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Rng};

use super::library::Library;
use crate::agents::PlayParameters;
use crate::cards::{Card, FIRST_KINGDOM};
use crate::menu::Thresholds;
use crate::rules::Dominion;

/// Leaders a card is taken to have been offered to before any was, and how many of these wanted it: what is known of few leaders says
/// little.
const OFFERED: f64 = 8.0;
const WANTED: f64 = 2.0;

/// The most of a card that a menu wants.
const MOST: u8 = 99;

/// What is known of the cards of one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prior {
    cards: Vec<Known>,
    /// Thresholds and numbers of leaders whose games ended by the same pile.
    manners: Vec<(Thresholds, PlayParameters)>,
}

/// What is known of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    card: Card,
    /// Leaders of kingdoms that have it.
    offered: u32,
    /// Of them those that want it.
    wanted: u32,
    /// How many they want, by entry of their menus.
    counts: Vec<u8>,
}

impl Prior {
    /// What a library says of the cards of a game; nothing of cards it does not know.
    pub fn of(game: &Dominion, library: &Library) -> Self {
        let colonies = game.setup().colonies;
        let mut cards: Vec<Known> = Vec::new();
        for card in (0..game.kinds().len()).map(|at| Card(at as u8)) {
            let id = game.id(card);
            let mut known = Known { card, offered: 0, wanted: 0, counts: Vec::new() };
            for entry in library.entries() {
                let basic = card.0 < FIRST_KINGDOM && (card != Card::PLATINUM || entry.colonies);
                if !basic && !entry.kingdom.iter().any(|other| other == id) {
                    continue;
                }
                for strategy in &entry.strategies {
                    let entries = strategy.menu.entries.iter();
                    let counts = known.counts.len();
                    known
                        .counts
                        .extend(entries.filter(|entry| entry.card == id && entry.count > 0).map(|entry| entry.count));
                    known.offered += 1;
                    known.wanted += u32::from(known.counts.len() > counts);
                }
            }
            cards.push(known);
        }
        let alike = library.entries().iter().filter(|entry| entry.colonies == colonies);
        let manners = alike
            .flat_map(|entry| &entry.strategies)
            .filter_map(|strategy| Some((strategy.menu.thresholds?, strategy.parameters)))
            .collect();
        Self { cards, manners }
    }

    /// Whether it could have been written: a file may have been changed by hand.
    pub(super) fn is_sound(&self) -> bool {
        self.cards.iter().all(|known| known.wanted <= known.offered && known.counts.iter().all(|&count| count <= MOST))
    }

    fn known(&self, card: Card) -> Option<&Known> {
        self.cards.iter().find(|known| known.card == card)
    }

    /// How likely a card is wanted, above 0.
    fn weight(&self, card: Card) -> f64 {
        let (wanted, offered) = self.known(card).map_or((0, 0), |known| (known.wanted, known.offered));
        (f64::from(wanted) + WANTED) / (f64::from(offered) + OFFERED)
    }

    /// One of some cards, each as often as it is likely to be wanted.
    pub(super) fn card(&self, among: &[Card], rng: &mut Rng) -> Option<Card> {
        let sum: f64 = among.iter().map(|&card| self.weight(card)).sum();
        let mut place = rng.random::<f64>() * sum;
        for &card in among {
            place -= self.weight(card);
            if place < 0.0 {
                return Some(card);
            }
        }
        among.last().copied()
    }

    /// How many of a card a leader that wants it may want; `None` where nobody is known to.
    pub(super) fn count(&self, card: Card, rng: &mut Rng) -> Option<u8> {
        self.known(card)?.counts.choose(rng).copied()
    }

    /// From when on a leader wanted victory cards, and how it played its cards.
    pub(super) fn manner(&self, rng: &mut Rng) -> Option<(Thresholds, PlayParameters)> {
        self.manners.choose(rng).copied()
    }
}
