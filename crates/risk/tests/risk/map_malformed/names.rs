//! Faults of syntax, names, borders and continents.

use super::{ISLES, assert_fault, said_of};
use risk::map::{Map, TerritoryId};

#[test]
fn syntax() {
    assert_fault(
        "bonus: 2)",
        "bonus: 2",
        "8:9: Expected identifier; write `field: value`, or close the bracket before",
    );
    assert_fault("format: 1,", "format: 1", "4:5: Expected comma; put a comma between items and close every bracket");
    assert_fault("bonus: 2", "bonus: two", "7:31: Expected integer; write a whole number that makes sense here");
    assert_fault("bonus: 2", "bonus: -2", "7:33: Integer is out of bounds; write a whole number that makes sense here");
    assert_fault("bonus: 2", "bonsu: 2", "7:25: there is no field `bonsu`; did you mean `bonus`?");
    assert_fault("card: Cavalry", "card: Cavalery", "12:50: `Cavalery` is not possible here; did you mean `Cavalry`?");
    assert_fault("    id: \"isles\",\n", "", "41:1: the field `id` is missing; add `id: …`");
    assert_fault("\"The Isles\"", "The Isles", "5:10: Expected string; put names in double quotes");
    assert_fault(
        "    format: 1,",
        "    format: 1, format: 1,",
        "3:16: the field `format` stands twice; remove one of the two",
    );
    assert_eq!(said_of(""), ["1:1: an opening `(` is missing; put round brackets around the fields"]);
    assert_eq!(
        said_of(&ISLES[..ISLES.len() / 2]),
        ["21:18: Expected closing `)`; put a comma between items and close every bracket"]
    );
    assert_eq!(
        said_of(&format!("{ISLES} more")),
        ["42:2: Non-whitespace trailing characters; remove what follows the closing bracket"]
    );
    assert_eq!(said_of(&"[".repeat(100_000)), ["1:1: an opening `(` is missing; put round brackets around the fields"]);
}

#[test]
fn headings() {
    assert_fault(
        "format: 1",
        "format: 2",
        "3:13: format 2 is not one this program reads; write `format: 1` and follow its rules",
    );
    assert_fault(
        "id: \"isles\"",
        "id: \"My Isles\"",
        "4:9: `My Isles` cannot be a map's id; use lower-case letters, digits and `-`, such as `my-map`",
    );
    assert_fault("name: \"The Isles\"", "name: \" \"", "5:11: the map has no name; give it the name players shall see");
}

#[test]
fn names() {
    assert_fault(
        "[\"Skye\", \"Jura\"]",
        "[\"Skey\", \"Jura\"]",
        "12:72: there is no territory `Skey`; did you mean `Skye`?",
    );
    assert_fault(
        "[\"Skye\", \"Jura\"]",
        "[\"Atlantis\", \"Skye\", \"Jura\"]",
        "12:72: there is no territory `Atlantis`; add it to `territories`",
    );
    assert_fault(
        "continent: \"North\", card: Infantry",
        "continent: \"Nroth\", card: Infantry",
        "11:35: there is no continent `Nroth`; did you mean `North`?",
    );
    assert_fault(
        "continent: \"North\", card: Infantry",
        "card: Infantry",
        "11:9: `Skye` lies in no continent; add `continent: \"…\"` with one of the map's continents",
    );
    assert_fault(
        "card: Artillery, ",
        "",
        "13:9: `Jura` has no card symbol; add `card: Infantry`, `card: Cavalry` or `card: Artillery`",
    );
    assert_fault(
        "(name: \"South\", bonus: 3)",
        "(name: \"South\", bonus: 3), (name: \"East\", bonus: 1)",
        "8:36: no territory lies in the continent `East`; put one there or remove the continent",
    );
    assert_fault(
        "(name: \"South\", bonus: 3)",
        "(name: \"South\", bonus: 3), (name: \"North\", bonus: 1)",
        "8:43: the continent `North` is listed twice; rename or remove one of the two",
    );
    assert_fault("bonus: 3", "bonus: 4000000000", "8:32: a bonus of 4000000000 armies is too large; use at most 1000");
}

#[test]
fn borders() {
    assert_fault("[\"Mull\"]", "[\"Mull\", \"Skye\"]", "11:81: `Skye` is listed as its own neighbour; remove it");
    assert_fault(
        "[\"Mull\"]",
        "[\"Mull\", \"Mull\"]",
        "11:81: `Skye` lists its neighbour `Mull` twice; remove one of the two",
    );
    assert_fault(
        "[\"Mull\"]",
        "[\"Mull\", \"Islay\"]",
        "11:81: `Skye` borders `Islay`, but not the other way round; add `Skye` to the neighbours of `Islay`, or write `directed: true`",
    );
}

/// The isles without their drawing, in which every border has a place of its own.
fn undrawn() -> String {
    let drawing = ISLES.find("    geometry").expect("the isles are drawn");
    format!("{})\n", &ISLES[..drawing])
}

#[test]
fn a_disconnected_map() {
    let apart = undrawn().replace("[\"Mull\", \"Islay\"]", "[\"Mull\"]").replace("[\"Jura\"]", "[]");
    assert_eq!(
        said_of(&apart),
        ["14:9: no way leads from `Skye` to `Islay`; join it to the rest of the map by a border"]
    );
}

#[test]
fn one_way_borders_are_for_directed_maps() {
    let one_way = undrawn().replace("[\"Jura\"]", "[\"Jura\", \"Skye\"]");
    assert_eq!(
        said_of(&one_way),
        [
            "14:82: `Islay` borders `Skye`, but not the other way round; add `Islay` to the neighbours of `Skye`, or write `directed: true`"
        ]
    );
    let directed = one_way.replace("format: 1,", "format: 1, directed: true,");
    let map = Map::from_ron("isles.ron", &directed).expect("one-way borders are allowed here");
    let [skye, islay] = [TerritoryId(0), TerritoryId(3)];
    assert!(map.directed() && map.adjacent(islay, skye) && !map.adjacent(skye, islay));
    assert_eq!(map.attackers_of(skye), [TerritoryId(1), islay]);
    assert_eq!(map.neighbours(skye), [TerritoryId(1)]);
    let unattackable = directed.replace("[\"Mull\", \"Islay\"]", "[\"Mull\"]");
    assert_eq!(
        said_of(&unattackable),
        ["14:9: `Islay` can be attacked from nowhere; join it to the rest of the map by a border"]
    );
}

#[test]
fn too_few_and_too_many_territories() {
    let row = |name: &str, neighbours: &str| {
        format!("(name: \"{name}\", continent: \"A\", card: Infantry, neighbours: [{neighbours}]),")
    };
    let map = |rows: &str| {
        format!("(format: 1, id: \"m\", name: \"M\", continents: [(name: \"A\", bonus: 1)], territories: [\n{rows}])")
    };
    assert_eq!(said_of(&map(&row("X", ""))), ["1:83: 1 territories are too few to play on; list at least 2"]);
    let chain = |count: usize| {
        let rows = (0..count).map(|at| {
            let neighbours = [at.checked_sub(1), Some(at + 1).filter(|next| *next < count)];
            let names: Vec<String> = neighbours.into_iter().flatten().map(|n| format!("\"T{n}\"")).collect();
            row(&format!("T{at}"), &names.join(",")) + "\n"
        });
        map(&rows.collect::<String>())
    };
    assert_eq!(Map::from_ron("m.ron", &chain(254)).map(|map| map.len()), Ok(254));
    assert_eq!(
        said_of(&chain(255)),
        ["256:1: 255 territories are more than the 254 a map can have; merge or remove some"]
    );
}

#[test]
fn all_faults_are_reported_together_in_the_order_of_their_places() {
    let text = ISLES
        .replace("bonus: 3", "bonus: 3000")
        .replace("[\"Skye\", \"Jura\"]", "[\"Skey\", \"Jura\"]")
        .replace("id: \"isles\"", "id: \"\"");
    let said = said_of(&text);
    assert_eq!(said.len(), 3, "{said:#?}");
    assert!(said[0].starts_with("4:") && said[1].starts_with("8:") && said[2].starts_with("12:"), "{said:#?}");
}

#[test]
fn a_thoroughly_broken_map_is_told_in_a_hundred_lines() {
    let unknown = (0..500).map(|n| format!("\"X{n}\"")).collect::<Vec<_>>().join(",");
    let said = said_of(&ISLES.replace("[\"Mull\"]", &format!("[{unknown}]")));
    assert_eq!(said.len(), 101);
    assert_eq!(said[100], "and 400 more");
}
