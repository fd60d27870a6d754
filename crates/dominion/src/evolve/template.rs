//! What a menu may hold, so that search wastes nothing, and random menus of that form.

use rand::RngExt;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Rng};

use super::genome::{Gene, Genome, Slot};
use super::options::EvolutionOptions;
use super::strategy::Strategy;
use crate::agents::{Parameter, PlayParameters};
use crate::cards::{Card, FIRST_KINGDOM};
use crate::menu::Thresholds;
use crate::rules::Dominion;

/// How an entry begins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Start {
    slot: Slot,
    /// Its card; `None` for a random one.
    card: Option<Card>,
    /// Its count; `None` for 0 or 1 by chance.
    count: Option<u8>,
}

/// The form of the menus of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Template {
    starts: Vec<Start>,
    thresholds: Thresholds,
    /// The cards an entry may hold, with their costs in coins.
    cards: Vec<(Card, u8)>,
    /// Whether Provinces have a threshold of their own.
    colonies: bool,
    /// Whether victory cards of the kingdom have one.
    #[serde(default)]
    victory: bool,
    /// Whether menus have victory cards as entries instead of thresholds.
    #[serde(default)]
    victory_entries: bool,
    /// Cards of the pile that ends the game: the most a threshold may be.
    most: u8,
    /// The numbers that playing the kingdom's cards depends on.
    parameters: Vec<Parameter>,
}

/// The most of a slot's cost that is not limited.
const DEAREST: u8 = 20;
/// Silvers that come before Duchies at first where there are no thresholds.
const SILVERS_BEFORE_DUCHIES: u8 = 4;

impl Template {
    /// The form of the menus of a game in a run with these numbers.
    pub fn new(game: &Dominion, options: &EvolutionOptions) -> Self {
        let (colonies, victory_entries) = (game.setup().colonies, options.victory_entries);
        let buyable = |card: &Card| match *card {
            Card::SILVER | Card::GOLD => true,
            Card::PLATINUM => colonies,
            Card::ESTATE | Card::DUCHY | Card::PROVINCE => victory_entries,
            Card::COLONY => victory_entries && colonies,
            card => card.0 >= FIRST_KINGDOM,
        };
        let costed = |card: Card| Some((card, game.kind(card)?.cost));
        let cards: Vec<(Card, u8)> = Card::all().filter(buyable).filter_map(costed).collect();
        let mut parameters: Vec<Parameter> = game.kinds().iter().flat_map(Parameter::of).collect();
        parameters.sort_unstable();
        parameters.dedup();
        let none = |card, least, most| Start { slot: Slot::Costs(least, most), card: Some(card), count: Some(0) };
        let all = |card| Start { slot: Slot::Only(card), card: Some(card), count: Some(99) };
        let some = |least, most| Start { slot: Slot::Costs(least, most), card: None, count: None };
        let victory_entry = |start: Start| victory_entries.then_some(start).into_iter();
        let (gold, platinum) = (Card::GOLD, Card::PLATINUM);
        let mut starts = Vec::new();
        if colonies {
            starts.extend(victory_entry(all(Card::COLONY)));
            starts.extend([none(platinum, 7, 11), all(platinum)]);
            starts.extend(victory_entry(all(Card::PROVINCE)));
            starts.extend([none(gold, 5, 8), none(gold, 5, 8), none(gold, 5, 8), all(gold)]);
        } else {
            starts.extend(victory_entry(all(Card::PROVINCE)));
            starts.extend([none(gold, 5, 11), none(gold, 5, 11), all(gold)]);
        }
        // Without thresholds only what is owned already tells when it is time for Duchies.
        let early = Start { slot: Slot::Costs(0, 5), card: Some(Card::SILVER), count: Some(SILVERS_BEFORE_DUCHIES) };
        starts.extend(victory_entry(early));
        starts.extend(victory_entry(Start { slot: Slot::Costs(0, 5), card: Some(Card::DUCHY), count: Some(99) }));
        starts.extend([some(3, 5), some(3, 5), some(0, 5), some(0, 5), some(0, 5), all(Card::SILVER), some(0, 2)]);
        if options.unrestricted {
            starts.iter_mut().for_each(|start| start.slot = Slot::Costs(0, DEAREST));
        }
        let fillable = |slot: Slot| cards.iter().any(|&(card, cost)| fits(slot, card, cost));
        starts.retain(|start| fillable(start.slot));
        let (duchy, province) = if colonies { (3, 4) } else { (4, 8) };
        let victory = game.kingdom_victory().next().is_some();
        let thresholds = Thresholds { estate: 2, duchy, province, kingdom: if victory { duchy } else { 0 } };
        let greatest = if colonies { Card::COLONY } else { Card::PROVINCE };
        let most = game.start_supply().count(greatest);
        Self { starts, thresholds, cards, colonies, victory, victory_entries, most, parameters }
    }

    /// Entries of every menu.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether menus have no entry at all, which is never so.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// Money alone with the usual thresholds, whatever form the menus have: what all are held against.
    pub fn money(&self) -> Genome {
        let treasures = [self.colonies.then_some(Card::PLATINUM), Some(Card::GOLD), Some(Card::SILVER)];
        let all = |card| Gene { slot: Slot::Only(card), card, count: 99 };
        let genes = treasures.into_iter().flatten().map(all).collect();
        Genome { thresholds: Some(self.thresholds), genes, parameters: PlayParameters::default() }
    }

    /// The menu of this form without any kingdom card.
    pub fn basic(&self) -> Genome {
        self.begin(|start| Gene {
            slot: start.slot,
            card: start.card.or_else(|| self.fitting(start.slot).first().copied()).unwrap_or(Card::SILVER),
            count: start.count.unwrap_or(0),
        })
    }

    /// A random menu.
    pub fn random(&self, rng: &mut Rng) -> Genome {
        self.begin(|start| {
            let random = self.fitting(start.slot).choose(rng).copied();
            Gene {
                slot: start.slot,
                card: start.card.or(random).unwrap_or(Card::SILVER),
                count: start.count.unwrap_or_else(|| rng.random_range(0..=1)),
            }
        })
    }

    /// Whether an entry that may hold several cards can hold this one.
    pub(super) fn can_want(&self, card: Card) -> bool {
        let cost = self.cards.iter().find(|(other, _)| *other == card).map(|(_, cost)| *cost);
        let open = |slot: Slot, cost: u8| matches!(slot, Slot::Costs(..)) && fits(slot, card, cost);
        cost.is_some_and(|cost| self.starts.iter().any(|start| open(start.slot, cost)))
    }

    /// Lets a menu want one or two of a card in its first half, in an entry that has room for it; the menu stays as it is where none has.
    pub(super) fn put_early(&self, genome: &mut Genome, card: Card, rng: &mut Rng) {
        let Some(&(_, cost)) = self.cards.iter().find(|(other, _)| *other == card) else { return };
        let open = |gene: &Gene| matches!(gene.slot, Slot::Costs(..)) && fits(gene.slot, card, cost);
        let room: Vec<usize> = (0..genome.genes.len()).filter(|&at| open(&genome.genes[at])).collect();
        let Some(&at) = room.choose(rng) else { return };
        let slot = genome.genes.remove(at).slot;
        let place = rng.random_range(0..=genome.genes.len() / 2);
        genome.genes.insert(place, Gene { slot, card, count: rng.random_range(1..=2) });
    }

    fn begin(&self, gene: impl FnMut(&Start) -> Gene) -> Genome {
        let genes = self.starts.iter().map(gene).collect();
        let thresholds = (!self.victory_entries).then_some(self.thresholds);
        Genome { thresholds, genes, parameters: PlayParameters::default() }
    }

    /// Whether a strategy can be had in this form: where victory cards are entries, thresholds would leave none of them wanted.
    pub fn takes(&self, strategy: &Strategy) -> bool {
        !self.victory_entries || strategy.menu.thresholds.is_none()
    }

    /// A strategy that this form [takes](Self::takes), perhaps of another kingdom: entries that find no slot are left out. Order is kept where
    /// slots allow.
    pub fn adapt(&self, game: &Dominion, strategy: &Strategy) -> Genome {
        let mut genome = self.basic();
        let mut free: Vec<Gene> = std::mem::take(&mut genome.genes);
        for entry in &strategy.menu.entries {
            let named = game.card(&entry.card);
            let Some(&(card, cost)) = self.cards.iter().find(|(card, _)| Some(*card) == named) else { continue };
            // A slot made for the card first, then the narrowest.
            let width = |slot: Slot| match slot {
                Slot::Only(_) => 0,
                Slot::Costs(least, most) => 1 + most - least,
            };
            let room = free.iter().enumerate().filter(|(_, gene)| fits(gene.slot, card, cost));
            let Some(at) = room.min_by_key(|(_, gene)| width(gene.slot)).map(|(at, _)| at) else { continue };
            let slot = free.remove(at).slot;
            genome.genes.push(Gene { slot, card, count: entry.count });
        }
        free.iter_mut().for_each(|gene| gene.count = 0);
        genome.genes.extend(free);
        if let (Some(own), Some(thresholds)) = (&mut genome.thresholds, strategy.menu.thresholds) {
            let most = self.most;
            *own = Thresholds {
                estate: thresholds.estate.min(most),
                duchy: thresholds.duchy.min(most),
                province: if self.colonies { thresholds.province.min(most) } else { self.thresholds.province },
                // A menu without this threshold may be of a kingdom in which it would do nothing.
                kingdom: match thresholds.kingdom {
                    1.. if self.victory => thresholds.kingdom.min(most),
                    _ => self.thresholds.kingdom,
                },
            };
        }
        for &parameter in &self.parameters {
            let (least, most) = parameter.range();
            *genome.parameters.get_mut(parameter) = strategy.parameters.get(parameter).clamp(least, most);
        }
        genome
    }

    /// Whether a menu has this form: its slots in some order, cards that fit them, counts, thresholds and numbers in range.
    pub fn holds(&self, genome: &Genome) -> bool {
        let mut slots: Vec<Slot> = genome.genes.iter().map(|gene| gene.slot).collect();
        let mut wanted: Vec<Slot> = self.starts.iter().map(|start| start.slot).collect();
        slots.sort_unstable();
        wanted.sort_unstable();
        let cost = |card: Card| self.cards.iter().find(|(other, _)| *other == card).map(|(_, cost)| *cost);
        let sound =
            |gene: &Gene| gene.count <= 99 && cost(gene.card).is_some_and(|cost| fits(gene.slot, gene.card, cost));
        let usual = PlayParameters::default();
        let number_fits = |parameter: Parameter| {
            let (value, (least, most)) = (genome.parameters.get(parameter), parameter.range());
            (least..=most).contains(&value) && (self.parameters.contains(&parameter) || value == usual.get(parameter))
        };
        slots == wanted
            && genome.genes.iter().all(sound)
            && genome.thresholds.is_none() == self.victory_entries
            && genome.thresholds.is_none_or(|thresholds| self.thresholds_fit(thresholds))
            && Parameter::ALL.into_iter().all(number_fits)
    }

    fn thresholds_fit(&self, thresholds: Thresholds) -> bool {
        let Thresholds { estate, duchy, province, kingdom } = thresholds;
        let province_fits = if self.colonies { province <= self.most } else { province == self.thresholds.province };
        estate.max(duchy) <= self.most && province_fits && kingdom <= if self.victory { self.most } else { 0 }
    }

    /// The cards a slot may hold.
    pub(super) fn fitting(&self, slot: Slot) -> Vec<Card> {
        self.cards.iter().filter(|&&(card, cost)| fits(slot, card, cost)).map(|&(card, _)| card).collect()
    }

    /// The most a threshold may be.
    pub(super) fn most(&self) -> u8 {
        self.most
    }

    /// A threshold of a menu by its number, to be shifted; `None` beyond those that do something in this game.
    pub(super) fn threshold<'a>(&self, thresholds: &'a mut Thresholds, number: usize) -> Option<&'a mut u8> {
        let Thresholds { estate, duchy, province, kingdom } = thresholds;
        let own = [Some(estate), Some(duchy), self.colonies.then_some(province), self.victory.then_some(kingdom)];
        own.into_iter().flatten().nth(number)
    }

    /// Thresholds of a menu that do something in this game.
    pub(super) fn thresholds(&self) -> usize {
        if self.victory_entries { 0 } else { 2 + usize::from(self.colonies) + usize::from(self.victory) }
    }

    /// The numbers that may be shifted.
    pub(super) fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }
}

fn fits(slot: Slot, card: Card, cost: u8) -> bool {
    match slot {
        Slot::Only(only) => card == only,
        Slot::Costs(least, most) => (least..=most).contains(&cost),
    }
}
