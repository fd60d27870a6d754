//! `train` over several kingdoms, from the outside: one file of leaders, what is there already, what cards are worth, and what is refused.

use std::fs;
use std::path::Path;

use crate::common::{json, ok, refused};

const SMALL: [&str; 12] =
    ["--pool", "6", "--leaders", "2", "--generations", "1", "--games", "20", "--finals", "20", "--validate", "0"];

fn train<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ["train", "dominion"].into_iter().chain(SMALL).chain(more.iter().copied()).collect()
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path in UTF-8").to_owned()
}

fn read(file: &str) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn a_list_of_setups_is_one_file_of_leaders_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| path(folder.path(), name);
    let [list, all, first] = ["list.ron", "all.ron", "first.ron"].map(at);
    fs::write(&list, "[\n  (named: \"first-game\"),\n  (random: 7, seats: 3),\n]").unwrap();
    ok(&train(&["--setup", "(named: \"first-game\")", "--guard", "--out", &first]));
    // What was done before the list was stopped is there already.
    fs::copy(&first, &all).unwrap();
    let told = ok(&train(&["--setups", &list, "--guard", "--out", &all]));
    assert!(told.contains("2 of 2: ") && !told.contains("1 of 2: "), "{told}");
    let whole = read(&all);
    let body = read(&first);
    assert!(whole.starts_with(body.trim_end().trim_end_matches(']')), "{whole}");
    assert!(whole.contains("seats: 3"), "{whole}");
    // From the beginning it makes the same file.
    fs::remove_file(&all).unwrap();
    ok(&train(&["--setups", &list, "--guard", "--threads", "1", "--out", &all]));
    assert_eq!(read(&all), whole);
}

#[test]
fn kingdoms_with_a_card_tell_how_often_the_best_buy_it() {
    let folder = tempfile::tempdir().unwrap();
    let (cards, list) = (path(folder.path(), "cards.ron"), ["--random", "1", "--kingdoms", "2", "--json"]);
    // Whoever can have it takes it, and nobody wants what does nothing.
    let text = "(id: \"hoard\", name: \"Hoard\", set: \"x\", cost: 3, types: [Treasure], plus: (coins: 9)),
        (id: \"husk\", name: \"Husk\", set: \"x\", cost: 7, types: [Victory], points: -9)";
    fs::write(&cards, format!("[{text}]")).unwrap();
    let more = ["--containing", "hoard,husk", "--cards", &cards];
    let found = json(&train(&[&list[..], &more[..]].concat())).remove(0);
    assert_eq!(found["runs"].as_array().map(Vec::len), Some(2));
    assert_ne!(found["runs"][0]["setup"], found["runs"][1]["setup"]);
    let of = |id: &str| {
        let all = found["cards"].as_array().expect("cards");
        assert_eq!(all.len(), 2, "those alone that were asked for: {found}");
        let card = all.iter().find(|card| card["card"] == id).unwrap_or_else(|| panic!("{id}: {found}"));
        (card["kingdoms"].as_u64(), card["bought"].as_u64())
    };
    assert_eq!((of("hoard"), of("husk")), ((Some(2), Some(2)), (Some(2), Some(0))));
}

#[test]
fn what_does_not_go_together_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str, text: &str| {
        let file = path(folder.path(), name);
        fs::write(&file, text).unwrap();
        file
    };
    let bad = at("bad.ron", "[\n  (random: 1),\n  (randm: 2),\n]");
    let broken = at("cards.ron", "[(id: \"hoard\", costs: 3)]");
    for (more, part) in [
        (vec!["--random", "1", "--kingdoms", "2", "--checkpoint", &bad], "--checkpoint goes with one setup"),
        (vec!["--kingdoms", "2"], "--random"),
        (vec!["--containing", "wharf"], "--random"),
        (vec!["--random", "1", "--containing", "warf"], "did you mean 'wharf'?"),
        (vec!["--random", "1", "--cards", &broken], "cards.ron:1:"),
    ] {
        let told = refused(&train(&more));
        assert!(told.contains(part), "{more:?}: {told}");
    }
    // It is told where it stands, before the setups ahead of it are bred.
    let told = refused(&train(&["--setups", &bad]));
    assert!(told.contains("bad.ron:3:4: there is no field 'randm'; did you mean 'random'?"), "{told}");
    assert!(refused(&["train", "risk", "--random", "1", "--kingdoms", "2"]).contains("is of games that breed"));
}
