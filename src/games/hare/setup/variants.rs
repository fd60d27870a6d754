//! The variants of a race in words: what this table plays by.

use hare::{Edition, HareSquares, SaladCard, Setup};

use crate::text::{Words, variant};

/// What a race's variants are, each with what it means.
pub fn variants(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let board = format!("hare-board-{}_note", setup.board);
    let board = if words.has(&board) { words.get(&board) } else { "" };
    let carrots = u32::from(setup.starting_carrots());
    let usual = u32::from(Setup { carrots: None, ..setup.clone() }.starting_carrots());
    let usual = words.with("hare-carrots_note", &[("carrots", &usual)]);
    let [edition, edition_note] = edition_told(Edition::matching(setup));
    let [hares, hares_note] = hares_told(setup);
    let mut lines = vec![
        variant(words, "hare-setup_edition", words.get(edition), words.get(edition_note)),
        variant(words, "hare-setup_board", &setup.board, board),
        variant(words, "hare-setup_luck", words.get(hares), words.get(hares_note)),
    ];
    if setup.draws_cards() {
        let cards = setup.deck.size();
        let note = words.with("hare-deck_note", &[("cards", &cards)]);
        lines.push(variant(words, "hare-setup_deck", &cards.to_string(), &note));
        let [card, card_note] = salad_card_told(setup);
        lines.push(variant(words, "hare-setup_salad_card", words.get(card), words.get(card_note)));
    }
    lines.push(variant(words, "hare-setup_carrots", &carrots.to_string(), &usual));
    if setup.hidden_carrots {
        let hidden = (words.get("hare-carrots_hidden"), words.get("hare-carrots_hidden_note"));
        lines.push(variant(words, "hare-setup_carrots", hidden.0, hidden.1));
    }
    let usual_salads = u32::from(Setup { salads: None, ..setup.clone() }.starting_salads());
    let note = words.with("hare-salads_note", &[("salads", &usual_salads)]);
    lines.push(variant(words, "hare-setup_salads", &setup.starting_salads().to_string(), &note));
    if setup.runners == 2 {
        let two = (words.get("hare-runners_two"), words.get("hare-runners_two_note"));
        lines.push(variant(words, "hare-setup_runners", two.0, two.1));
    }
    lines
}

/// The keys of what an edition is called, or rules that are of none, and of what is told of it.
pub(super) const fn edition_told(edition: Option<Edition>) -> [&'static str; 2] {
    match edition {
        Some(Edition::Y1978) => ["hare-edition-1978", "hare-edition-1978_note"],
        Some(Edition::Y1995) => ["hare-edition-1995", "hare-edition-1995_note"],
        Some(Edition::Y2000) => ["hare-edition-2000", "hare-edition-2000_note"],
        Some(Edition::Y2008) => ["hare-edition-2008", "hare-edition-2008_note"],
        Some(Edition::Parlett) => ["hare-edition-parlett", "hare-edition-parlett_note"],
        None => ["hare-edition-own", "hare-edition-own_note"],
    }
}

/// The keys of what hare squares ask, and of what that means.
pub(super) fn hares_told(setup: &Setup) -> [&'static str; 2] {
    match (setup.luck, setup.hare_squares) {
        (false, _) => ["hare-luck_off", "hare-luck_off_note"],
        (true, HareSquares::Cards) => ["hare-luck_on", "hare-luck_on_note"],
        (true, HareSquares::Toll) => ["hare-luck_toll", "hare-luck_toll_note"],
    }
}

/// The same of the card that lets a salad be eaten.
pub(super) fn salad_card_told(setup: &Setup) -> [&'static str; 2] {
    match (setup.salad_card, setup.hungry_misses) {
        (SaladCard::AtOnce, false) => ["hare-salad_card_at_once", "hare-salad_card_at_once_note"],
        (SaladCard::AtOnce, true) => ["hare-salad_card_at_once", "hare-salad_card_at_once_misses_note"],
        (SaladCard::NextTurn, false) => ["hare-salad_card_next_turn", "hare-salad_card_next_turn_note"],
        (SaladCard::NextTurn, true) => ["hare-salad_card_next_turn", "hare-salad_card_next_turn_misses_note"],
    }
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
        let plain = told(Setup { seats: 3, ..Setup::default() });
        assert!(plain.contains("2008") && plain.contains("68") && !plain.contains("Runners"), "{plain}");
        let odd = told(Setup { seats: 2, runners: 2, board: "1978".to_owned(), luck: false, ..Setup::default() });
        assert!(odd.contains("1978") && odd.contains("98") && odd.contains("Runners"), "{odd}");
        assert!(odd.contains(words.get("hare-luck_off")) && odd.contains(words.get("hare-edition-own")));
        for edition in Edition::ALL {
            let told = told(edition.setup(3, 1));
            assert!(told.contains(words.get(edition_told(Some(edition))[0])), "{told}");
            let cards =
                told.contains(words.get("hare-setup_deck")) && told.contains(words.get("hare-setup_salad_card"));
            assert_eq!(told.contains(words.get("hare-carrots_hidden")), edition.setup(3, 1).hidden_carrots, "{told}");
            assert_eq!(cards, edition != Edition::Parlett, "{told}");
        }
    }
}
