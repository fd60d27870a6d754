//! Files with one fault each.

use crate::{CARDS, MAP};
use risk::map::domination::MapFile;

fn changed(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    let text = std::str::from_utf8(bytes).expect("the isles are plain text");
    assert_eq!(text.matches(from).count(), 1, "`{from}` must stand once in the file");
    text.replace(from, to).into_bytes()
}

fn assert_map_fault(from: &str, to: &str, expected: &str) {
    let errors = MapFile::parse("isles.map", &changed(MAP, from, to)).expect_err("the map is faulty");
    assert_eq!(errors.to_string(), expected, "after replacing `{from}` by `{to}`");
}

fn assert_cards_fault(from: &str, to: &str, expected: &str) {
    let map = MapFile::parse("isles.map", MAP).unwrap_or_else(|errors| panic!("{errors}"));
    let errors = map.with_cards(&changed(CARDS, from, to)).expect_err("the cards are faulty");
    assert_eq!(errors.to_string(), expected, "after replacing `{from}` by `{to}`");
}

#[test]
fn sections_and_files() {
    assert_map_fault(
        "[continents]",
        "[contintents]\n[continents]",
        "isles.map:13:1: there is no section `[contintents]`; did you mean `[continents]`?",
    );
    assert_map_fault(
        "[borders]",
        "[oceans]\n[borders]",
        "isles.map:23:1: there is no section `[oceans]`; the sections of this file are [files], [continents], [countries], [borders]",
    );
    assert_map_fault(
        "crd isles.cards\n",
        "",
        "isles.map:1:1: the map names no cards file; add `crd FILE` to the section [files]",
    );
    assert_map_fault(
        "prv ",
        "preview ",
        "isles.map:11:1: there is no kind of file `preview`; use pic, map, crd or prv",
    );
    assert_map_fault("pic isles_pic.png", "pic", "isles.map:8:1: `pic` names no file; write the file's name behind it");
    assert_map_fault(
        "circle 24",
        "circle big",
        "isles.map:4:8: `big` is no token diameter; write a number from 1 to 1000",
    );
}

#[test]
fn continents() {
    assert_map_fault(
        "North_Isles 2 yellow",
        "North_Isles 2",
        "isles.map:14:14: the colour of `North Isles` is missing; write a colour's name at the end",
    );
    assert_map_fault(
        "North_Isles 2 yellow",
        "North_Isles two yellow",
        "isles.map:14:13: `two` is no bonus; write a number from 0 to 1000",
    );
    assert_map_fault(
        "South_Isles",
        "North_Isles",
        "isles.map:15:1: the continent `North Isles` is listed twice; rename or remove one of the two",
    );
    assert_map_fault(
        "[countries]",
        "East 1 red\n[countries]",
        "isles.map:17:1: no country lies in the continent `East`; put one there or remove the continent",
    );
}

#[test]
fn countries() {
    assert_map_fault(
        "3 Jura 2",
        "5 Jura 2",
        "isles.map:20:1: country 5 stands where country 3 is due; number the countries 1, 2, 3 … without gaps",
    );
    assert_map_fault("4 Islay 2", "4 Islay 3", "isles.map:21:9: `3` is no continent index; write a number from 1 to 2");
    assert_map_fault(
        "4 Islay 2",
        "4 Jura 2",
        "isles.map:21:3: the country `Jura` is listed twice; rename or remove one of the two",
    );
    assert_map_fault("100 58", "100", "isles.map:21:14: y coordinate is missing; write a number from 0 to 20000");
    assert_map_fault(
        "100 58",
        "100 58 7",
        "isles.map:21:18: `7` is too much on this line; remove it, or put `;` before a comment",
    );
    assert_map_fault("100 58", "-100 58", "isles.map:21:11: `-100` is no x coordinate; write a number from 0 to 20000");
}

#[test]
fn borders() {
    assert_map_fault("3 2 4", "3 2 5 4", "isles.map:26:5: there is no country 5; the countries are numbered 1 to 4");
    assert_map_fault("3 2 4", "3 2 4 3", "isles.map:26:7: country 3 is listed as its own neighbour; remove it");
    assert_map_fault(
        "3 2 4",
        "3 2 4 2",
        "isles.map:26:7: country 3 lists its neighbour 2 twice; remove one of the two",
    );
    assert_map_fault(
        "3 2 4",
        "3 2 4\n3 1",
        "isles.map:27:1: the borders of country 3 are listed twice; join them with those on line 26",
    );
    assert_map_fault(
        "3 2 4",
        "3 2",
        "isles.map:21:1: `Islay` can be attacked from nowhere; join it to the rest of the map in the section [borders]",
    );
    assert_map_fault(
        "3 2 4\n4 3 1",
        "3 2",
        "isles.map:21:1: no way leads from `Skye` to `Islay`; join it to the rest of the map in the section [borders]",
    );
    assert_map_fault(
        "3 2 4",
        "3 2 north 4",
        "isles.map:26:5: `north` is no country index; write a number from 1 to 254",
    );
}

#[test]
fn cards() {
    assert_cards_fault(
        "[cards]\n",
        "",
        "isles.cards:2:1: this line stands before any section; start the file with `[cards]`",
    );
    assert_cards_fault("Cannon 3", "Canon 3", "isles.cards:5:1: there is no card `Canon`; did you mean `Cannon`?");
    assert_cards_fault("Cannon 3", "Cannon", "isles.cards:5:7: country index is missing; write a number from 1 to 4");
    assert_cards_fault("Cannon 3", "Cannon 9", "isles.cards:5:8: `9` is no country index; write a number from 1 to 4");
    assert_cards_fault(
        "Cannon 3",
        "Cannon 2",
        "isles.cards:5:1: country 2 has two cards; remove this one or the one on line 4",
    );
    assert_cards_fault(
        "Cannon 3\n",
        "",
        "isles.cards:1:1: `Jura` has no card; add `Infantry 3` or another kind to [cards]",
    );
}

#[test]
fn missions() {
    assert_cards_fault(
        "2 0 0 0 0 0 Destroy",
        "9 0 0 0 0 0 Destroy",
        "isles.cards:12:1: `9` is no player; write a number from 0 to 6",
    );
    assert_cards_fault(
        "0 0 0 1 * 0",
        "0 0 0 3 * 0",
        "isles.cards:13:7: `3` is no continent index or `*`; write a number from 0 to 2",
    );
    assert_cards_fault(
        "0 0 0 0 0 Destroy the second player.",
        "0 0 0 0 0",
        "isles.cards:12:12: the mission has no text; say behind the numbers what the player must do",
    );
    assert_cards_fault(
        "[missions]",
        "[mission]",
        "isles.cards:10:1: there is no section `[mission]`; did you mean `[missions]`?",
    );
}

#[test]
fn all_faults_are_reported_together() {
    let bytes = changed(&changed(MAP, "prv ", "preview "), "3 2 4", "3 2 north 4");
    let errors = MapFile::parse("isles.map", &bytes).expect_err("the map is faulty");
    assert_eq!(errors.faults().iter().map(|fault| fault.line).collect::<Vec<_>>(), [11, 26]);
}
