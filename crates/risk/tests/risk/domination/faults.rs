//! Forty community maps with one fault each: the line that is said about it, with file, line, column, reason and remedy.

use proptest::prelude::*;

use super::{CARDS, SKERRIES, read};

/// What stands once in the map, what it is changed to, and what is said.
const MAP_FAULTS: [[&str; 3]; 27] = [
    ["name The Skerries", "name", "skerries.map:2:5: the line ends too early; write it as `name TEXT`"],
    ["ver 3", "ver three", "skerries.map:3:5: `three` cannot stand here; write a whole number that makes sense here"],
    ["circle 20", "circle -2", "skerries.map:4:8: `-2` cannot stand here; write a whole number that makes sense here"],
    ["[files]", "[fils]", "skerries.map:7:1: there is no section [fils]; did you mean `files`?"],
    ["pic skerries", "picture skerries", "skerries.map:8:1: `picture` is no kind of file; did you mean `pic`?"],
    ["crd skerries.cards", "crd", "skerries.map:10:4: the line ends too early; write it as `crd FILE`"],
    [
        "crd skerries.cards",
        "prv skerries.png",
        "skerries.map:28:6: no file of cards is named; write `crd NAME.cards` under [files]",
    ],
    [
        "crd skerries.cards",
        "crd ../skerries.cards",
        "skerries.map:10:5: `../skerries.cards` is no file beside the map; put the file beside the map and write its name alone",
    ],
    ["North 2 red", "North 2", "skerries.map:13:8: the line ends too early; write it as `Name bonus colour`"],
    [
        "North 2 red",
        "North 2 red green",
        "skerries.map:13:13: nothing may follow here, but `green` does; write it as `Name bonus colour`",
    ],
    ["North 2 red", "North two red", "skerries.map:13:7: `two` cannot stand here; write a whole number from 0 to 1000"],
    [
        "South_Isles 3",
        "South_Isles 1001",
        "skerries.map:14:13: `1001` cannot stand here; write a whole number from 0 to 1000",
    ],
    [
        "South_Isles",
        "North",
        "skerries.map:14:1: the continent `North` is listed twice; rename or remove one of the two",
    ],
    [
        "#2f6f9f",
        "#2f6f9f\nWest 1 green",
        "skerries.map:15:1: no territory lies in the continent `West`; put one there or remove the continent",
    ],
    ["[continents]", "[continent]", "skerries.map:12:1: there is no section [continent]; did you mean `continents`?"],
    [
        "3 Vaila",
        "4 Vaila",
        "skerries.map:19:1: the territory number 3 is expected here, not `4`; number the territories from 1 without a gap",
    ],
    ["Foula 1 40 20", "Foula 0 40 20", "skerries.map:17:9: `0` cannot stand here; write a whole number from 1 to 2"],
    ["Foula 1 40 20", "Foula 3 40 20", "skerries.map:17:9: `3` cannot stand here; write a whole number from 1 to 2"],
    [
        "Foula 1 40 20",
        "Foula 1 40",
        "skerries.map:17:13: the line ends too early; write it as `number Name continent x y`",
    ],
    [
        "Out_Stack 1",
        "Out Stack 1",
        "skerries.map:18:19: nothing may follow here, but `20` does; write it as `number Name continent x y`",
    ],
    [
        "Foula 1 40 20",
        "Foula 1 40 -20",
        "skerries.map:17:14: `-20` cannot stand here; write a whole number from 0 to 20000",
    ],
    ["Out_Stack", "Foula", "skerries.map:18:3: the territory `Foula` is listed twice; rename or remove one of the two"],
    ["1 2 3\n", "1 2 6\n", "skerries.map:24:5: `6` cannot stand here; write a whole number from 1 to 5"],
    ["1 2 3\n", "1 2 1 3\n", "skerries.map:24:5: `Foula` is listed as its own neighbour; remove it"],
    ["1 2 3\n", "1 2 2 3\n", "skerries.map:24:5: `Foula` lists its neighbour `Out Stack` twice; remove one of the two"],
    [
        "3 1 4 5\n4 2 3 5\n5 3 4",
        "3 1 4\n4 2 3",
        "skerries.map:21:1: no way leads from `Foula` to `Fair Isle`; join it to the rest of the map by a border",
    ],
    [
        "3 1 4 5\n4 2 3 5",
        "3 1 4\n4 2 3",
        "skerries.map:21:1: `Fair Isle` can be attacked from nowhere; join it to the rest of the map by a border",
    ],
];

/// The same of the cards.
const CARD_FAULTS: [[&str; 3]; 13] = [
    ["[cards]", "[card]", "skerries.cards:2:1: there is no section [card]; did you mean `cards`?"],
    ["[cards]", "joker 1\n[cards]", "skerries.cards:2:1: `joker` stands before all sections; begin with [cards]"],
    ["Infantry 1", "Infantery 1", "skerries.cards:3:1: `Infantery` is no card; did you mean `Infantry`?"],
    [
        "Infantry 1",
        "Knight 1",
        "skerries.cards:3:1: `Knight` is no card; write Infantry, Cavalry or Cannon with a number, or wildcard",
    ],
    ["Infantry 1", "Infantry", "skerries.cards:3:9: the line ends too early; write it as `Infantry NUMBER`"],
    ["Infantry 1", "Infantry 6", "skerries.cards:3:10: `6` cannot stand here; write a whole number from 1 to 5"],
    ["Infantry 1", "Infantry one", "skerries.cards:3:10: `one` cannot stand here; write a whole number from 1 to 5"],
    ["Cavalry 5", "Cavalry 5\nCannon 5", "skerries.cards:8:8: `Fair Isle` has a card already; remove one of the two"],
    ["Cavalry 5\n", "", "skerries.cards:13:79: `Fair Isle` has no card; add `Infantry 5`, `Cavalry 5` or `Cannon 5`"],
    ["0 0 0 1 2 0", "0 0 0 1 3 0", "skerries.cards:12:9: `3` cannot stand here; write a whole number from 0 to 2"],
    ["0 0 0 1 2 0", "0 0 * 1 2 0", "skerries.cards:12:5: `*` cannot stand here; write a whole number from 0 to 1000"],
    ["0 4 2 0 *", "0 6 2 0 *", "skerries.cards:14:3: `6` cannot stand here; write a whole number from 0 to 5"],
    [
        "1 0 0 0 0 0 Destroy the first player.",
        "1 0 0 0 0 0",
        "skerries.cards:13:12: the line ends too early; write it as `player territories armies continent continent continent TEXT`",
    ],
];

#[test]
fn each_fault_of_a_map_is_told_where_it_is() {
    for [from, to, told] in MAP_FAULTS {
        assert_eq!(SKERRIES.matches(from).count(), 1, "`{from}` must stand once");
        let faults = read(SKERRIES.replace(from, to).as_bytes(), CARDS.as_bytes()).expect_err(told);
        assert_eq!(faults[0], told, "after replacing `{from}` by `{to}`: {faults:#?}");
    }
}

#[test]
fn each_fault_of_cards_is_told_where_it_is() {
    for [from, to, told] in CARD_FAULTS {
        assert_eq!(CARDS.matches(from).count(), 1, "`{from}` must stand once");
        let faults = read(SKERRIES.as_bytes(), CARDS.replace(from, to).as_bytes()).expect_err(told);
        assert_eq!(faults[0], told, "after replacing `{from}` by `{to}`: {faults:#?}");
    }
}

#[test]
fn faults_of_the_whole_come_together() {
    assert_eq!(
        read(b"", b""),
        Err([
            "skerries.map:1:1: no file of cards is named; write `crd NAME.cards` under [files]",
            "skerries.map:1:1: the section [continents] is missing; add it with its lines",
            "skerries.map:1:1: the section [countries] is missing; add it with its lines",
            "skerries.map:1:1: the section [borders] is missing; add it with its lines",
        ]
        .map(str::to_owned)
        .to_vec())
    );
    let twice = format!("{SKERRIES}[borders]\n");
    let told = "skerries.map:29:1: the section [borders] stands twice; put all its lines into one";
    assert_eq!(read(twice.as_bytes(), CARDS.as_bytes()), Err(vec![told.to_owned()]));
    let marked = [b"\xef\xbb\xbf".as_slice(), SKERRIES.as_bytes(), b"\xff"].concat();
    let told = "skerries.map:29:1: this is no character of UTF-8, which the file's first bytes promise; save the file as UTF-8 again, or as ISO-8859-1 without a mark";
    assert_eq!(read(&marked, CARDS.as_bytes()), Err(vec![told.to_owned()]));
    let crowd = |count: usize| {
        let lines: Vec<String> = (1..=count).map(|at| format!("{at} T{at} 1 {at} {at}")).collect();
        let borders: Vec<String> = (1..=count).map(|at| format!("{at} {}", at % count + 1)).collect();
        format!(
            "[files]\ncrd c\n[continents]\nC 1 red\n[countries]\n{}\n[borders]\n{}\n",
            lines.join("\n"),
            borders.join("\n")
        )
    };
    let told = "skerries.map:260:1: 255 territories are more than the 254 a map can have; merge or remove some";
    assert_eq!(read(crowd(255).as_bytes(), b""), Err(vec![told.to_owned()]));
    let cards: String = (1..=254).map(|at| format!("Cannon {at}\n")).collect();
    assert_eq!(read(crowd(254).as_bytes(), format!("[cards]\n{cards}").as_bytes()).expect("sound").len(), 254);
}

proptest! {
    /// Whatever stands in the files, what is said has a place in them, and nothing panics.
    #[test]
    fn mutated_files_are_read_or_refused(
        edits in prop::collection::vec((any::<bool>(), 0.0f64..1.0, 0usize..12, "[ \\[\\];_a-z0-9\n\u{e9}-]{0,6}"), 1..5)
    ) {
        let mut texts = [SKERRIES.to_owned(), CARDS.to_owned()];
        for (cards, at, cut, put) in edits {
            let text = &mut texts[usize::from(cards)];
            let from = (at * text.len() as f64) as usize;
            let from = (0..=from).rev().find(|&from| text.is_char_boundary(from)).unwrap_or(0);
            let to = (from + cut).min(text.len());
            let to = (to..=text.len()).find(|&to| text.is_char_boundary(to)).unwrap_or(text.len());
            text.replace_range(from..to, &put);
        }
        if let Err(faults) = read(texts[0].as_bytes(), texts[1].as_bytes()) {
            for fault in &faults {
                let place: Vec<&str> = fault.split(':').collect();
                let lines = texts.iter().map(|text| text.lines().count().max(1)).max().unwrap_or(1);
                prop_assert!(place[1].parse::<usize>().is_ok_and(|line| (1..=lines).contains(&line)), "{}", fault);
                prop_assert!(place[2].parse::<usize>().is_ok_and(|column| column >= 1), "{}", fault);
            }
            prop_assert!(!faults.is_empty());
        }
    }
}
