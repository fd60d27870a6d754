//! The variants of a game in words: what this table plays by.

use dominion::Setup;

use super::rules_panel::{deal_note, deal_word};
use crate::{
    games::dominion::wording,
    text::{Words, variant},
};

/// What a game's variants are, each with what it means.
pub fn variants(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let kingdom: Vec<String> = setup.kingdom.iter().map(|id| wording::of_id(words, id)).collect();
    let (colonies, colonies_note) = match setup.colonies {
        true => ("realm-colonies_on", "realm-colonies_on_note"),
        false => ("realm-colonies_off", "realm-colonies_off_note"),
    };
    let (first, first_note) = match setup.first_seat_begins {
        true => ("realm-first_seat", "realm-first_seat_note"),
        false => ("realm-first_chance", "realm-first_chance_note"),
    };
    vec![
        variant(words, "realm-setup_kingdom", &kingdom.join(", "), words.get("realm-setup_kingdom_note")),
        variant(words, "realm-setup_colonies", words.get(colonies), words.get(colonies_note)),
        variant(words, "realm-setup_deal", words.get(deal_word(setup.deal)), words.get(deal_note(setup.deal))),
        variant(words, "realm-setup_first", words.get(first), words.get(first_note)),
        variant(words, "realm-setup_turns", &setup.turn_limit.to_string(), words.get("realm-turns_note")),
    ]
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
