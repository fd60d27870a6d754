//! Maps with one fault each: one clear line with file, place, reason and remedy, never a panic.

mod drawings;
mod mutations;
mod names;

use risk::map::Map;

const ISLES: &str = include_str!("../data/map/isles.ron");

/// Changes the isles in one place and checks what is said about it, without the file's name in front.
fn assert_fault(from: &str, to: &str, expected: &str) {
    assert_eq!(ISLES.matches(from).count(), 1, "`{from}` must stand once in the isles");
    assert_eq!(said_of(&ISLES.replace(from, to)), [expected], "after replacing `{from}` by `{to}`");
}

/// The lines said about a map text.
fn said_of(text: &str) -> Vec<String> {
    let errors = Map::from_ron("isles.ron", text).expect_err("the map is faulty").to_string();
    let line = |line: &str| line.strip_prefix("isles.ron:").unwrap_or(line).to_owned();
    errors.lines().map(line).collect()
}

#[test]
fn the_isles_are_correct() {
    let map = Map::from_ron("isles.ron", ISLES).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!((map.id(), map.name(), map.len()), ("isles", "The Isles", 4));
    assert!(map.geometry().is_some());
}
