//! Hare and Hedgehog from the command line: lines of play counted, reasons in print, scenes that do not end.

use crate::common::{json, lab, ok};

/// The table of the rules page, `shared/spec/hare-and-hedgehog.md`, part 3.
const TABLE: &str = "\
1978 2 68 6 30 132 566 2597 12259 58038
1978 3 68 6 30 120 488 1948 7480 32355
1978 4 68 6 30 120 360 1308 4688 16309
1978 6 98 8 56 336 1680 6720 20160 76080
2008 2 68 7 42 208 996 4738 22774 104451
2008 3 68 7 42 210 958 4187 17436 78263
2008 4 68 7 42 210 840 3390 12970 47220
2008 6 98 9 72 504 3024 15120 60480 250080";

#[test]
fn perft_prints_the_table_of_the_rules_page() {
    let told = ok(&["perft", "hare"]);
    let rows: Vec<String> = told.lines().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(rows[0], "board seats carrots d1 d2 d3 d4 d5 d6 d7");
    assert_eq!(rows[1..].join("\n"), TABLE);
    let some = &json(&["perft", "hare", "--board", "2008", "--seats", "2,6", "--depth", "3", "--json"])[0];
    let lines = |row: usize| some[row]["lines"].to_string();
    assert_eq!((lines(0), lines(1)), ("[7,42,208]".to_owned(), "[9,72,504]".to_owned()));
    let fewer = ok(&["perft", "hare", "--board", "1978", "--seats", "2", "--carrots", "65", "--depth", "1"]);
    assert!(fewer.ends_with("65   6\n"), "{fewer}");
    let refused = lab().args(["perft", "hare", "--carrots", "3"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("use at least"), "{refused:?}");
}

#[test]
fn reasons_have_one_minus_and_no_part_of_nothing_with_a_sign() {
    for (scene, agent) in [("hare/three", "faith@easy"), ("hare/two", "parlett@easy"), ("hare/three", "sprinter")] {
        for after in ["0", "9", "30"] {
            let text = ok(&["explain", scene, "--agent", agent, "--after", after]);
            let numbers: Vec<&str> =
                text.split_whitespace().filter(|word| word.ends_with(|c: char| c.is_ascii_digit())).collect();
            for number in numbers {
                let hyphened = number.strip_prefix('-').is_some_and(|rest| rest.contains('.'));
                let nothing =
                    number.strip_prefix('\u{2212}').is_some_and(|rest| rest.chars().all(|c| "0.".contains(c)));
                assert!(!hyphened && !nothing, "{number} of {text}");
            }
        }
    }
}

#[test]
fn every_choice_that_is_ranked_is_split_into_its_terms() {
    let text = ok(&["explain", "hare/three", "--agent", "sprinter"]);
    let ranked = text.lines().filter(|line| line.contains(" Go ")).count();
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("term ")).collect();
    let split: Vec<usize> =
        heads.iter().flat_map(|head| head.split_whitespace().skip(1).map(|rank| rank.parse().unwrap())).collect();
    assert!(ranked > 6, "more than one table is needed: {text}");
    assert_eq!(split, (1..=ranked).collect::<Vec<_>>(), "{text}");
    // With the scale of what it is worth.
    let text = ok(&["explain", "hare/two", "--agent", "parlett@easy"]);
    assert!(text.contains(" points over the best rival, where one square forward is worth 3.0, "), "{text}");
    let text = ok(&["explain", "hare/three", "--agent", "leslie@easy:squares=2"]);
    assert!(text.contains(": worth ") && text.contains(" points, where one square forward is worth 6.0, "), "{text}");
}

#[test]
fn a_bracket_that_is_not_closed_is_told_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("race.ron");
    for (text, place, told) in [
        ("(game: \"hare\"", ":1:14:", "the closing bracket ')' is missing: '(' in line 1, column 1 is not closed"),
        ("(\n    game: \"hare\",\n    setup: (seats: 3,\n", ":3:22:", "'(' in line 3, column 12 is not closed"),
        ("(game: \"hare\", players: [Human,", ":1:32:", "the closing bracket ']' is missing"),
    ] {
        std::fs::write(&file, text).unwrap();
        for command in ["play", "explain"] {
            let refused = lab().args([command, file.to_str().unwrap()]).output().unwrap();
            let fault = String::from_utf8_lossy(&refused.stderr);
            assert!(fault.contains(place) && fault.contains(told), "{text}: {fault}");
            assert!(!fault.contains("quotation"), "{text}: {fault}");
            assert_eq!(refused.status.code(), Some(2), "{text}: {fault}");
        }
    }
    let refused = lab().args(["play", "hare", "--setup", "(seats: 3"]).output().unwrap();
    let fault = String::from_utf8_lossy(&refused.stderr);
    assert!(fault.contains("--setup:1:10:") && fault.contains("')' is missing"), "{fault}");
}

#[test]
fn a_race_is_printed_and_read_as_people_write_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("race.ron");
    let file = file.to_str().unwrap();
    ok(&["play", "hare", "--agents", "tortoise,sprinter", "--seed", "3", "--save", file]);
    let text = ok(&["replay", file, "--text"]);
    assert!(text.starts_with("game hare (seats: 2)\nmoves +"), "{text}");
    // All of it is over; without its last move somebody is to move.
    let part: Vec<&str> = text.lines().nth(1).unwrap().split(' ').take(4).collect();
    let part = format!("game hare (seats: 2)\n{}", part.join(" "));
    let told = ok(&["explain", "hare", "--position", &part, "--agent", "sprinter"]);
    assert!(told.lines().nth(1).unwrap().contains(" to "), "{told}");
    let wrong =
        lab().args(["explain", "hare", "--seats", "2", "--position", "7 47c 3s / 9 50c; 1 to move"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    let told = String::from_utf8_lossy(&wrong.stderr).into_owned();
    assert!(told.contains("'9 50c' does not say what a seat has"), "{told}");
    let scene = lab().args(["explain", "hare/two", "--position", "7 47c 3s / 9 50c 3s; 1 to move"]).output().unwrap();
    assert_eq!(scene.status.code(), Some(2));
}
