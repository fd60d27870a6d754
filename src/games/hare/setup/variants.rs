//! The variants of a race in words: what this table plays by.

use hare::Setup;

use crate::text::{Words, variant};

/// What a race's variants are, each with what it means.
pub fn variants(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let board = format!("hare-board-{}_note", setup.board);
    let board = if words.has(&board) { words.get(&board) } else { "" };
    let carrots = u32::from(setup.starting_carrots());
    let usual = u32::from(Setup { carrots: None, ..setup.clone() }.starting_carrots());
    let usual = words.with("hare-carrots_note", &[("carrots", &usual)]);
    let (luck, luck_note) = match setup.luck {
        true => ("hare-luck_on", "hare-luck_on_note"),
        false => ("hare-luck_off", "hare-luck_off_note"),
    };
    let mut lines = vec![
        variant(words, "hare-setup_board", &setup.board, board),
        variant(words, "hare-setup_luck", words.get(luck), words.get(luck_note)),
        variant(words, "hare-setup_carrots", &carrots.to_string(), &usual),
    ];
    if setup.runners == 2 {
        let two = (words.get("hare-runners_two"), words.get("hare-runners_two_note"));
        lines.push(variant(words, "hare-setup_runners", two.0, two.1));
    }
    lines
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
        assert!(odd.contains(words.get("hare-luck_off")));
    }
}
