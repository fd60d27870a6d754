//! The variants of a game in words: what this table plays by.

use dominion::{Dominion, Setup};
use tabletop::Game;

use crate::{
    games::dominion::wording,
    table::setup::variants_told,
    text::{Words, variant},
};

/// What a game's variants are, the kingdom first: each with what it means.
pub fn variants(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let kingdom: Vec<String> = setup.kingdom.iter().map(|id| wording::of_id(words, id)).collect();
    let note = words.get("realm-setup_kingdom_note");
    let mut told = vec![variant(words, "realm-setup_kingdom", &kingdom.join(", "), note)];
    told.extend(variants_told(words, Dominion::variants(), setup));
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_told_are_those_of_the_table() {
        let words = Words::english();
        let told = |setup: Setup| {
            let lines = variants(&setup, &words);
            lines.into_iter().map(|(heading, _)| heading).collect::<Vec<_>>().join("; ")
        };
        let plain = told(Setup::default());
        assert!(plain.contains("Workshop") && plain.contains(words.get("realm-colonies_off")), "{plain}");
        let odd = told(Setup { colonies: true, deal: dominion::Deal::FiveTwo, ..Setup::default() });
        assert!(odd.contains(words.get("realm-colonies_on")) && odd.contains(words.get("realm-deal_five_two")));
    }
}
