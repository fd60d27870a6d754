//! The variants of a race in words: what this table plays by.

use hare::Setup;

use crate::text::{Value, Words};

/// What a race's variants are, each with what it means.
pub fn variants(setup: &Setup, words: &Words) -> Vec<(String, String)> {
    let said = |name: &str, value: &str, note: String| {
        let values: [(&str, &dyn Value); 2] = [("name", &words.get(name)), ("value", &value)];
        (words.with("help-variant", &values), note)
    };
    let note = |key: &str| words.get(key).to_owned();
    let board = format!("hare-board-{}_note", setup.board);
    let board = if words.has(&board) { note(&board) } else { String::new() };
    let carrots = u32::from(setup.starting_carrots());
    let usual = u32::from(Setup { carrots: None, ..setup.clone() }.starting_carrots());
    let (luck, luck_note) = match setup.luck {
        true => ("hare-luck_on", "hare-luck_on_note"),
        false => ("hare-luck_off", "hare-luck_off_note"),
    };
    let mut lines = vec![
        said("hare-setup_board", &setup.board, board),
        said("hare-setup_luck", words.get(luck), note(luck_note)),
        said("hare-setup_carrots", &carrots.to_string(), words.with("hare-carrots_note", &[("carrots", &usual)])),
    ];
    if setup.runners == 2 {
        lines.push(said("hare-setup_runners", words.get("hare-runners_two"), note("hare-runners_two_note")));
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
