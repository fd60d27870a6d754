//! How ten cards come about: by name, drawn, of the day, or kept by the player.

use std::collections::BTreeSet;

use dominion::{Catalog, Kind};
use registry::games::dominion::drawn_among;
use registry::games::dominion::kingdoms::Kingdom;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

use crate::{stamp, text::Words};

/// A kingdom that the player has kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnKingdom {
    /// What it is called.
    pub name: String,
    /// The ids of its cards.
    pub cards: Vec<String>,
    /// Whether it is played with Platinum and Colonies.
    #[serde(default)]
    pub colonies: bool,
}

/// What a kingdom that is shipped is called.
pub fn title(words: &Words, kingdom: &Kingdom) -> String {
    let key = format!("realm-kingdom-{}", kingdom.id.replace('-', "_"));
    if words.has(&key) { words.get(&key).to_owned() } else { kingdom.id.clone() }
}

/// The sets whose cards a kingdom can be made of, in the order of the catalog.
pub fn sets(catalog: &Catalog) -> Vec<&str> {
    let mut sets: Vec<&str> = Vec::new();
    for kind in catalog.kingdom_cards() {
        if !sets.contains(&kind.set.as_str()) {
            sets.push(&kind.set);
        }
    }
    sets
}

/// Ten cards drawn by a seed from these sets; from all where none is named.
pub fn drawn(catalog: &Catalog, seed: Seed, sets: &BTreeSet<String>) -> Vec<String> {
    drawn_among(catalog, seed, |kind: &Kind| sets.is_empty() || sets.contains(&kind.set))
}

/// Today, where the player is, such as `2026-11-25`.
pub fn day() -> String {
    stamp::local(&stamp::now()).chars().take("2026-11-25".len()).collect()
}

/// The kingdom of a day: the same ten cards for everybody, drawn from all there are.
pub fn of_the_day(catalog: &Catalog, day: &str) -> Vec<String> {
    drawn(catalog, Seed::from_phrase(&format!("kingdom of {day}")), &BTreeSet::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalog() -> Catalog {
        let cards = include_str!("../../../../assets/dominion/cards.ron");
        Catalog::from_ron("cards.ron", cards).expect("sound cards")
    }

    #[test]
    fn a_day_has_one_kingdom_and_the_next_another() {
        let catalog = catalog();
        let of = |day| of_the_day(&catalog, day);
        assert_eq!(of("2026-11-25"), of("2026-11-25"));
        assert_ne!(of("2026-11-25"), of("2026-11-26"));
        assert_eq!(of("2026-11-25").len(), 10);
        assert_eq!(day().len(), 10);
    }

    #[test]
    fn cards_are_drawn_from_the_sets_that_are_named() {
        let catalog = catalog();
        assert!(sets(&catalog).contains(&"seaside"));
        let only: BTreeSet<String> = ["seaside".to_owned()].into();
        let cards = drawn(&catalog, Seed(4), &only);
        assert_eq!(cards.len(), 10);
        assert!(cards.iter().all(|id| catalog.get(id).is_some_and(|kind| kind.set == "seaside")), "{cards:?}");
    }
}
