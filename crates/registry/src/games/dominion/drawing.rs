//! Kingdoms drawn by a seed: of all cards, of some sets, or with some cards in them whatever else is.

use dominion::{Catalog, Kind, LARGEST_KINGDOM};
use lab::Problem;
use rand::RngExt;
use tabletop::{Seed, message};

/// Ten cards of a catalog, each kingdom as likely as any other, in the order of the catalog.
pub fn drawn(catalog: &Catalog, seed: Seed) -> Vec<String> {
    drawn_among(catalog, seed, |_| true)
}

/// Up to ten of those cards of a catalog that are `wanted`, each kingdom as likely as any other, in the order of the catalog.
pub fn drawn_among(catalog: &Catalog, seed: Seed, wanted: impl Fn(&Kind) -> bool) -> Vec<String> {
    filled_up(catalog, seed, &[], wanted)
}

/// The same, with the cards of `held` in it whether they are wanted or not.
fn filled_up(catalog: &Catalog, seed: Seed, held: &[String], wanted: impl Fn(&Kind) -> bool) -> Vec<String> {
    let mut rng = seed.stream("kingdom", 0);
    let ids = catalog.kingdom_cards().enumerate();
    let (own, among): (Vec<_>, Vec<_>) =
        ids.filter(|(_, kind)| held.contains(&kind.id) || wanted(kind)).partition(|(_, kind)| held.contains(&kind.id));
    // Without any held this draws what it always did: places are counted among those that may be drawn.
    let mut left: Vec<(usize, &str)> = among.iter().map(|(at, kind)| (*at, kind.id.as_str())).collect();
    let more = LARGEST_KINGDOM.saturating_sub(own.len()).min(left.len());
    let mut cards: Vec<(usize, &str)> = own.iter().map(|(at, kind)| (*at, kind.id.as_str())).collect();
    cards.extend((0..more).map(|_| {
        let at = rng.random_range(0..left.len());
        left.swap_remove(at)
    }));
    cards.sort_unstable();
    cards.into_iter().map(|(_, id)| id.to_owned()).collect()
}

/// What is asked of kingdoms that are drawn.
pub(super) struct Lot<'a> {
    /// Ids of cards that are in each of them.
    pub containing: &'a [String],
    /// The sets all cards are of; empty for any.
    pub sets: &'a [String],
}

impl Lot<'_> {
    /// The kingdom of a seed.
    ///
    /// # Errors
    /// A card or a set that is not there, a card twice or of another set, or more cards than a kingdom has; with the field.
    pub fn draw(&self, catalog: &Catalog, seed: Seed) -> Result<Vec<String>, (&'static str, Problem)> {
        if self.containing.len() > LARGEST_KINGDOM {
            let reason = message!(
                "fault-realm-large_kingdom",
                "kingdom: {found} cards are more than {most}; take some out",
                found = self.containing.len(),
                most = LARGEST_KINGDOM
            );
            return Err(("containing", Problem::new(reason)));
        }
        for (at, id) in self.containing.iter().enumerate() {
            if !catalog.kingdom_cards().any(|kind| kind.id == *id) {
                let known = catalog.kingdom_cards().map(|kind| kind.id.as_str());
                return Err(("containing", Problem::unknown("card", id, known)));
            }
            if self.containing[..at].contains(id) {
                let reason = message!(
                    "fault-realm-card_twice",
                    "kingdom: '{named}' is there twice; take one out",
                    named = id.as_str()
                );
                return Err(("containing", Problem::new(reason)));
            }
        }
        let mut known: Vec<&str> = catalog.kingdom_cards().map(|kind| kind.set.as_str()).collect();
        known.sort_unstable();
        known.dedup();
        if let Some(unknown) = self.sets.iter().find(|set| !known.contains(&set.as_str())) {
            return Err(("sets", Problem::unknown("set", unknown, known)));
        }
        let of_sets = |kind: &Kind| self.sets.is_empty() || self.sets.contains(&kind.set);
        let asked = |kind: &&Kind| self.containing.contains(&kind.id);
        if let Some(stranger) = catalog.kingdom_cards().filter(asked).find(|kind| !of_sets(kind)) {
            let (card, set) = (stranger.id.as_str(), stranger.set.as_str());
            let reason = message!(
                "fault-realm-other_set",
                "containing: '{card}' is of the set '{set}', which is not among the sets",
                card,
                set
            );
            let remedy = message!("remedy-realm-other_set", "add '{set}' to sets, or take the card out", set);
            return Err(("containing", Problem::new(reason).remedy(remedy)));
        }
        Ok(filled_up(catalog, seed, self.containing, of_sets))
    }
}
