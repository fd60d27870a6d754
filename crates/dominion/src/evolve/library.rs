//! Strategies found for kingdoms, in a file, to be played and to seed the pools of kingdoms to come.

use std::collections::{BTreeMap, BTreeSet};

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use super::strategy::Strategy;
use crate::content::{ContentFault, fault, read_items};
use crate::kinds::BASICS;
use crate::setup::{Deal, Setup};

/// Kingdom cards two kingdoms share to be alike.
const ALIKE: usize = 4;

/// What was found for one kingdom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trained {
    /// Ids of the kingdom cards, in any order.
    pub kingdom: Vec<String>,
    /// Whether Platinum and Colony are in the supply.
    #[serde(default)]
    pub colonies: bool,
    /// How the first hands come about.
    #[serde(default)]
    pub deal: Deal,
    /// Seats at the table.
    #[serde(default = "two")]
    pub seats: u8,
    /// Whether self-losing buys were refused.
    #[serde(default)]
    pub guard: bool,
    /// The strategies, the best first.
    pub strategies: Vec<Strategy>,
}

fn two() -> u8 {
    2
}

/// The same as it stands in files, where each strategy is read by itself.
#[derive(Deserialize)]
#[serde(rename = "Trained", deny_unknown_fields)]
struct RawTrained {
    kingdom: Vec<String>,
    #[serde(default)]
    colonies: bool,
    #[serde(default)]
    deal: Deal,
    #[serde(default = "two")]
    seats: u8,
    #[serde(default)]
    guard: bool,
    strategies: Vec<String>,
}

/// Strategies by kingdom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    entries: Vec<Trained>,
}

impl Trained {
    /// Whether it was trained for just this game, with that setting of the guard.
    pub fn is_for(&self, setup: &Setup, guard: bool) -> bool {
        self.is_of(setup) && (self.deal, self.seats) == (setup.deal, setup.seats) && self.guard == guard
    }

    /// Whether it was trained for just these cards and these piles, whatever the deal, the seats and the guard were.
    pub fn is_of(&self, setup: &Setup) -> bool {
        self.shared(setup) == setup.kingdom.len()
            && self.kingdom.len() == setup.kingdom.len()
            && self.colonies == setup.colonies
    }

    /// What a library keeps once: the cards in an order of their own, and the settings.
    fn key(&self) -> (Vec<String>, bool, Option<u8>, u8, bool) {
        let mut kingdom = self.kingdom.clone();
        kingdom.sort_unstable();
        (kingdom, self.colonies, self.deal.coppers(), self.seats, self.guard)
    }

    /// Kingdom cards it has in common with a setup.
    fn shared(&self, setup: &Setup) -> usize {
        self.kingdom.iter().filter(|card| setup.kingdom.contains(card)).count()
    }
}

impl Library {
    /// Reads the text of a RON file, a list of [`Trained`]; `file` names it in faults.
    ///
    /// # Errors
    /// All faults of the file together, each with line, column, reason and remedy.
    pub fn from_ron(file: &str, text: &str) -> Result<Self, Vec<ContentFault>> {
        let (items, mut faults) = read_items::<RawTrained>(file, text);
        let mut entries = Vec::new();
        for (spot, raw) in items {
            let mut strategies = Vec::new();
            for (at, text) in raw.strategies.iter().enumerate() {
                match text.parse::<Strategy>() {
                    Ok(strategy) => {
                        faults.extend(stranger(&raw.kingdom, &strategy, at + 1).map(|told| fault(file, spot, told)));
                        strategies.push(strategy);
                    }
                    Err(error) => {
                        let reason = message!(
                            "fault-library-strategy",
                            "column {column} of strategy {number}: {reason}",
                            column = error.column,
                            number = at + 1,
                            reason = error.reason
                        );
                        let remedy = message!("remedy-menu", "write a menu such as \"e2-d4-p8-gold@99|silver@99\"");
                        faults.push(fault(file, spot, (reason, remedy)));
                    }
                }
            }
            if raw.strategies.is_empty() {
                let reason = message!("fault-library-none", "there is no strategy for this kingdom");
                faults.push(fault(
                    file,
                    spot,
                    (reason, message!("remedy-library-none", "add one, or take the kingdom out")),
                ));
            }
            if !(2..=4).contains(&raw.seats) {
                let reason = message!("fault-realm-seats", "seats: {found} is not between 2 and 4", found = raw.seats);
                faults.push(fault(file, spot, (reason, message!("remedy-library-seats", "write 2, 3 or 4"))));
            }
            let RawTrained { kingdom, colonies, deal, seats, guard, .. } = raw;
            entries.push(Trained { kingdom, colonies, deal, seats, guard, strategies });
        }
        faults.sort_by_key(|fault| (fault.line, fault.column));
        if faults.is_empty() { Ok(Self { entries: last_of_each(entries) }) } else { Err(faults) }
    }

    /// The text of its file.
    pub fn to_ron(&self) -> String {
        // A list of plain values can always be written.
        ron::ser::to_string_pretty(&self.entries, PrettyConfig::default()).unwrap_or_default() + "\n"
    }

    /// Adds what was found for a kingdom, in the place of what was known for just the same game.
    pub fn add(&mut self, trained: Trained) {
        let key = trained.key();
        self.entries.retain(|entry| entry.key() != key);
        self.entries.push(trained);
    }

    /// Everything in it, in the order it was added.
    pub fn entries(&self) -> &[Trained] {
        &self.entries
    }

    /// What was trained for just this game, with that setting of the guard: without it other menus are good.
    pub fn find(&self, setup: &Setup, guard: bool) -> Option<&Trained> {
        self.entries.iter().find(|entry| entry.is_for(setup, guard))
    }

    /// Kingdoms alike, at least four cards shared: those that share most first, at the same size of table, with the same piles and the
    /// same guard before others.
    pub fn nearest(&self, setup: &Setup, guard: bool) -> Vec<&Trained> {
        let mut alike: Vec<&Trained> = self.entries.iter().filter(|entry| entry.shared(setup) >= ALIKE).collect();
        let rank = |entry: &&Trained| {
            let same = [
                entry.colonies == setup.colonies,
                entry.seats == setup.seats,
                entry.deal == setup.deal,
                entry.guard == guard,
            ];
            std::cmp::Reverse((entry.shared(setup), same))
        };
        alike.sort_by_key(rank);
        alike
    }

    /// Up to so many strategies to seed a pool: of kingdoms alike the best of each, then the next of each; after them, in the same order,
    /// those of other kingdoms that want some of these cards and no others.
    pub fn seeds(&self, setup: &Setup, guard: bool, most: usize) -> Vec<Strategy> {
        let alike = self.nearest(setup, guard);
        let others = || self.entries.iter().filter(|entry| entry.shared(setup) < ALIKE);
        let longest = self.entries.iter().map(|entry| entry.strategies.len()).max().unwrap_or(0);
        let of_alike = (0..longest).flat_map(|at| alike.iter().filter_map(move |entry| entry.strategies.get(at)));
        let of_others = (0..longest).flat_map(|at| others().filter_map(move |entry| entry.strategies.get(at)));
        let wants_some = |strategy: &&Strategy| {
            strategy.menu.entries.iter().any(|entry| setup.kingdom.contains(&entry.card))
                && stranger(&setup.kingdom, strategy, 0).is_none()
        };
        of_alike.chain(of_others.filter(wants_some)).take(most).cloned().collect()
    }
}

/// The first card of a strategy that its kingdom does not have.
fn stranger(kingdom: &[String], strategy: &Strategy, number: usize) -> Option<(Message, Message)> {
    let there = |id: &String| BASICS.contains(&id.as_str()) || kingdom.contains(id);
    let entry = strategy.menu.entries.iter().find(|entry| !there(&entry.card))?;
    let card = entry.card.as_str();
    let reason = message!(
        "fault-library-card",
        "strategy {number} wants '{card}', which the kingdom does not have",
        number,
        card
    );
    Some((reason, message!("remedy-library-card", "add it to the kingdom, or take it out of the menu")))
}

/// Of those for just the same game the last one, in the place of the last one: what [`Library::add`] makes of them one by one, in the time
/// of a sort.
fn last_of_each(entries: Vec<Trained>) -> Vec<Trained> {
    let last: BTreeMap<_, usize> = entries.iter().enumerate().map(|(at, entry)| (entry.key(), at)).collect();
    let kept: BTreeSet<usize> = last.into_values().collect();
    entries.into_iter().enumerate().filter(|(at, _)| kept.contains(at)).map(|(_, entry)| entry).collect()
}
