//! Setups, kingdoms, scenes, menus, cards and saves of Realm with one thing wrong: one line each, with its place and what to do.

use std::sync::atomic::AtomicBool;

use dominion::{Catalog, ContentFault, Dominion, Menu, read_bots};
use lab::{AnyGame, LabError, Opening, PlayRequest, Problem, Scene, TextFile};
use registry::games::DominionModule;
use tabletop::{Budget, Seed};
use test_kit::{Malformed, Row, changed, follow_malformed, library};

/// A sound scene, a line for each part.
const SCENE: &str = r#"(
    game: "dominion",
    title: "T",
    description: "D",
    setup: (kingdom: ["moat", "witch"]),
    players: [Human, Agent("wi1")],
    position: (
        to_move: 0,
        players: [
            (hand: {"copper": 5}, deck: {"copper": 2}, discard: {"estate": 3, "moat": 1}, turns: 3),
            (hand: {"copper": 4}, deck: {"copper": 3}, discard: {"estate": 3}, turns: 3),
        ],
        coins: 2,
    ),
)"#;

/// Faults of a scene.
const SCENES: &[Row] = &[
    ("[\"moat\", \"witch\"]", "[\"moat\", \"wich\"]", "s.ron:5:22: kingdom: there is no card 'wich'", "'witch'"),
    ("[\"moat\", \"witch\"]", "[\"moat\", \"moat\"]", "s.ron:5:22: kingdom: 'moat' is there twice", "take one out"),
    ("[\"moat\", \"witch\"]", "[\"moat\", \"gold\"]", "s.ron:5:22: kingdom: 'gold' is in every game", "take it out"),
    (
        "[\"moat\", \"witch\"]",
        "[\"moat\", \"witch\", \"mine\", \"spy\", \"bank\", \"city\", \"duke\", \"bazaar\", \"bridge\", \"caravan\", \"chapel\"]",
        "s.ron:5:22: kingdom: 11 cards are more than 10",
        "take some out",
    ),
    ("[\"moat\", \"witch\"]", "\"moat\"", "s.ron:5:22: ", "list"),
    (
        "kingdom: [\"moat\", \"witch\"]",
        "named: \"reference\", random: 3",
        "s.ron:5:41: the kingdom is named more",
        "one of",
    ),
    (
        "kingdom: [\"moat\", \"witch\"]",
        "named: \"refrence\"",
        "s.ron:5:20: unknown kingdom 'refrence'",
        "did you mean 'reference'?",
    ),
    ("[\"moat\", \"witch\"]", "[\"moat\", \"witch\"], seats: 5", "s.ron:5:48: seats: 5 is not between 2 and 4", ""),
    ("[\"moat\", \"witch\"]", "[\"moat\", \"witch\"], turn_limit: 0", "s.ron:5:53: turn_limit: 0 is not between", ""),
    ("[\"moat\", \"witch\"]", "[\"moat\", \"witch\"], deal: FourTwo", "s.ron:5:47: there is no 'FourTwo'", "FourThree"),
    (
        "[\"moat\", \"witch\"]",
        "[\"moat\", \"witch\"], colony: true",
        "s.ron:5:41: there is no field 'colony'",
        "'colonies'",
    ),
    (
        "kingdom: [\"moat\", \"witch\"]",
        "random: 3, sets: []",
        "s.ron:5:30: sets: the list is empty",
        "write what it holds, or leave it out",
    ),
    (
        "kingdom: [\"moat\", \"witch\"]",
        "random: 3, containing: [\"wharf\"], sets: [\"base\"]",
        "s.ron:5:36: containing: 'wharf' is of the set 'seaside'",
        "add 'seaside' to sets",
    ),
    ("Agent(\"wi1\")", "Agent(\"wi3\")", "s.ron:6:22: there is no agent 'wi3'", "did you mean"),
    ("Agent(\"wi1\")", "Agent(\"wi1@hard\")", "s.ron:6:22: agent 'wi1@hard': 'wi1' has no level", "leave out the '@'"),
    ("Agent(\"wi1\")", "Agent(\"wi1:gard=on\")", "s.ron:6:22: agent 'wi1:gard=on': 'wi1' has no setting", "'guard'"),
    (
        "Agent(\"wi1\")",
        "Agent(\"strategist:menu=e2-d4-gold@1\")",
        "s.ron:6:22: agent 'strategist:menu=e2-d4-gold@1': menu=e2-d4-gold@1 is not a menu: column 7",
        "",
    ),
    (
        "Agent(\"wi1\")",
        "Agent(\"strategist:menu=gold@1|wich@1\")",
        "s.ron:6:22: agent 'strategist:menu=gold@1|wich@1': menu=gold@1|wich@1 is not a menu: column 8",
        "did you mean 'witch'?",
    ),
    ("Human, Agent(\"wi1\")", "Human", "s.ron:6:14: 1 players are named for 2 seats", "one per seat"),
    ("to_move: 0,", "", "s.ron:7:15: 'to_move' is missing", "add to_move: 0"),
    ("to_move: 0", "to_move: 2", "s.ron:8:18: there is no seat 2 at a table of 2", "numbered from 0"),
    (
        "            (hand: {\"copper\": 4}, deck: {\"copper\": 3}, discard: {\"estate\": 3}, turns: 3),\n",
        "",
        "s.ron:7:15: 1 players stand in the position",
        "one for each seat",
    ),
    (
        "\"moat\": 1",
        "\"moat\": 11",
        "s.ron:7:15: the seats and the trash have 11 of 'moat', and the game has 10",
        "fewer",
    ),
    ("\"moat\": 1", "\"mote\": 1", "s.ron:10:65: unknown card 'mote'", "did you mean 'moat'?"),
    ("\"moat\": 1", "\"moat\": -1", "s.ron:10:", "in range"),
    ("\"moat\": 1", "\"moat\": 256", "s.ron:10:", "in range"),
    (
        "{\"copper\": 5}",
        "{\"copper\": 5, \"copper\": 3}",
        "s.ron:10:3",
        "'copper' is there twice; remove one of the two",
    ),
    ("deck: {\"copper\": 2}", "dek: {\"copper\": 2}", "s.ron:10:35: there is no field 'dek'", "did you mean 'deck'?"),
    ("turns: 3)", "turns: 200)", "s.ron:7:15: a seat has had all its 200 turns", "fewer turns"),
    ("coins: 2", "coins: -2", "s.ron:13:17: this number is too large or below the least", "in range"),
    ("coins: 2", "coin: 2", "s.ron:13:9: there is no field 'coin'", "did you mean 'coins'?"),
    ("game: \"dominion\"", "game: \"dominon\"", "s.ron:", "dominion"),
];

fn load(text: &str) -> Result<Scene<Dominion>, LabError> {
    Scene::load(&DominionModule, &library(), &TextFile { name: "s.ron".to_owned(), text: text.to_owned() })
}

fn faults(text: &str) -> Result<(), Vec<Problem>> {
    load(text).map(drop).map_err(LabError::problems)
}

#[test]
fn what_is_wrong_with_a_scene_is_said_once_with_its_place_and_a_remedy() {
    Malformed::new(SCENE, &faults).check(SCENES);
    assert!(load(&changed(SCENE, "coins: 2,", "coins: 2")).is_ok(), "a comma at the end need not be there");
}

#[test]
fn a_menu_that_is_too_long_is_refused_in_a_short_line() {
    let long = ["silver@1"; 5_000].join("|");
    for (menu, part) in [
        (long.clone(), "a menu has at most 40 entries"),
        (long.replace('|', ""), "is not a number from 0 to 99"),
        (long.replace(['|', '@'], ""), "is not of the form card@count"),
        (format!("{}@1", long.replace(['|', '@', '1'], "")), "there is no card"),
        (format!("silver@1;{long}"), "is not of the form name=number"),
    ] {
        let text = changed(SCENE, "wi1", &format!("strategist:menu={menu}"));
        let told = load(&text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(told.contains(part), "{part}: {told}");
        assert!(told.chars().count() < 700, "{part}: {} signs", told.chars().count());
    }
    // Names of other things are as long as people write them, too.
    for (written, instead) in [("\"moat\": 1", "moat"), ("game: \"dominion\"", "dominion"), ("wi1", "wi1")] {
        let text = changed(SCENE, written, &written.replace(instead, &long));
        let told = load(&text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(!told.is_empty() && told.chars().count() < 1_000, "{written}: {} signs", told.chars().count());
    }
}

#[test]
fn every_fault_of_a_scene_is_told_together() {
    let text = changed(SCENE, "\"moat\": 1", "\"mote\": 1, \"wich\": 2");
    let text = changed(&text, "coins: 2", "coins: -2");
    let told = load(&changed(&text, "to_move: 0", "to_move: 7")).unwrap_err().to_string();
    assert_eq!(told.lines().count(), 4, "{told}");
}

/// A sound card.
const CARD: &str = r#"[
    (id: "tower", name: "Tower", set: "own", cost: 4, types: [Action, Attack], plus: (cards: 1),
        steps: [ChooseOne, Attack(DiscardDownTo(3))], choices: [(plus: (coins: 2)), (steps: [Trash(least: 0, most: 2)])],
        text: "T"),
]"#;

/// Faults of a file of cards.
const CARDS: &[Row] = &[
    ("\"tower\"", "\"Tower\"", "c.ron:2:5: 'Tower' cannot be the id of a card", "small letters"),
    ("\"tower\"", "\"\"", "c.ron:2:5: '' cannot be the id of a card", "small letters"),
    ("\"tower\"", "\"copper\"", "c.ron:2:5: there is a card 'copper' already", "another id"),
    ("\"Tower\"", "\" \"", "c.ron:2:5: the card has no name", "write name"),
    ("[Action, Attack]", "[Action, Attack, Action]", "c.ron:2:5: a card needs at least one type", "write types"),
    ("[Action, Attack]", "[Action]", "c.ron:2:5: a card has the type Attack exactly", "add the type or the step"),
    ("[Action, Attack]", "[Action, Attack, Duration]", "c.ron:2:5: a card has the type Duration", "later"),
    ("[Action, Attack]", "[Action, Attack, Reaction]", "c.ron:2:5: a card has the type Reaction", "shield: true"),
    ("[Action, Attack]", "[Victory, Attack]", "c.ron:2:5: the card does something and can never be played", "Action"),
    ("cost: 4", "cost: 21", "c.ron:2:5: a cost of 21 is beyond 20", "smaller"),
    ("cost: 4", "cost: 256", "c.ron:2:", "in range"),
    ("cost: 4", "csot: 4", "c.ron:2:", "did you mean 'cost'?"),
    ("(cards: 1)", "(cards: 21)", "c.ron:2:5: an amount of 21 is beyond 20", "smaller"),
    ("least: 0", "least: 3", "c.ron:2:5: an amount of 3 is beyond 2", "smaller"),
    ("text: \"T\"", "per: Some(Cards(0))", "c.ron:2:5: there are no points per 0 cards", "Some(Cards(10))"),
    ("ChooseOne, ", "", "c.ron:2:5: the step ChooseOne and a list of two choices", "ChooseOne once"),
    ("ChooseOne, ", "ChoseOne, ", "c.ron:3:", "did you mean 'ChooseOne'?"),
    ("ChooseOne, ", "PlayTimes(6), ChooseOne, ", "c.ron:2:5: an amount of 6 is beyond 5", "smaller"),
    ("text: \"T\"),", "text: \"T\"", "c.ron:5:1: ", ""),
];

/// Faults of a file of menus.
const BOTS: &[Row] = &[
    (
        "silver@99",
        "silver@100",
        "b.ron:2:5: column 17 of the menu of 'A': '100' is not a number from 0 to 99",
        "such as",
    ),
    (
        "silver@99",
        "silver",
        "b.ron:2:5: column 10 of the menu of 'A': 'silver' is not of the form card@count",
        "such as",
    ),
    (
        "silver@99",
        "Silver@9",
        "b.ron:2:5: column 10 of the menu of 'A': 'Silver' cannot be the id of a card",
        "such as",
    ),
    ("e2-d4", "e2-f4", "b.ron:2:5: column 4 of the menu of 'A': 'f4' does not begin with d", "such as"),
    ("e2-d4-p8-", "e2-d4-", "b.ron:2:5: column 7 of the menu of 'A': there are three thresholds", "such as"),
    ("silver@99", "золото@9", "b.ron:2:5: column 10 of the menu of 'A': a menu is written in plain", "such as"),
    ("\"A\"", "\"\"", "b.ron:2:5: every menu needs an id of its own, not ''", "another id"),
    ("menu:", "menus:", "b.ron:2:", "did you mean 'menu'?"),
];

/// Faults of a file of content as the library tells them.
fn problems(faults: Vec<ContentFault>) -> Vec<Problem> {
    let problem = |fault: ContentFault| {
        Problem::new(fault.reason).in_file(fault.file).at(fault.line, fault.column).remedy(fault.remedy)
    };
    faults.into_iter().map(problem).collect()
}

#[test]
fn what_is_wrong_with_a_card_or_a_menu_of_a_file_is_said_once() {
    let catalog = DominionModule.catalog(&library()).expect("the cards");
    let read = |text: &str| catalog.extended("c.ron", text).map_err(problems);
    assert_eq!(read(CARD).map(|more| more.kinds().len()), Ok(catalog.kinds().len() + 1));
    Malformed::new(CARD, &|text| read(text).map(drop)).check(CARDS);
    let absent = Catalog::from_ron("c.ron", CARD).unwrap_err();
    assert_eq!(absent.len(), 9, "every basic card is missing: {absent:?}");
    let bots = "[\n    (id: \"A\", name: \"B\", menu: \"e2-d4-p8-silver@99\"),\n]";
    assert_eq!(read_bots("b.ron", bots).map(|bots| bots.len()), Ok(1));
    Malformed::new(bots, &|text| read_bots("b.ron", text).map(drop).map_err(problems)).check(BOTS);
}

#[test]
fn what_is_wrong_with_a_menu_is_said_with_its_column() {
    let game = Scene::open(&DominionModule, &library(), &Opening::CLASSIC).expect("rules").game;
    for (text, column) in [
        ("", 1),
        ("|", 1),
        ("gold@1|", 8),
        ("gold@", 6),
        ("gold@x", 6),
        ("gold@1|@2", 8),
        ("e2", 1),
        ("e2-d4-p100-", 8),
        ("gold@1 |silver@1", 6),
        ("gold@1||silver@1", 8),
    ] {
        let error = text.parse::<Menu>().err().unwrap_or_else(|| panic!("{text}"));
        assert_eq!(error.column, column, "{text}: {error}");
    }
    let long = vec!["gold@1"; 41].join("|");
    assert!(long.parse::<Menu>().is_err_and(|error| error.reason.id == "fault-menu-long"));
    let menu: Menu = "gold@1|witch@1".parse().expect("a menu");
    let error = menu.plan(&game).expect_err("a card that this kingdom lacks");
    assert_eq!((error.column, error.reason.id.as_ref()), (8, "fault-menu-no_card"));
}

#[test]
fn saves_that_cannot_be_followed_say_why() {
    let library = library();
    let request = PlayRequest {
        opening: Opening::Setup { options: Some("(named: \"reference\", turn_limit: 6)".to_owned()), seats: Some(2) },
        agents: Some(vec!["sm1".to_owned()]),
        seed: Some(Seed(4)),
        budget: Budget::nodes(10),
        language: None,
    };
    let played = AnyGame::play(&DominionModule, &library, &request, &AtomicBool::new(false), &mut |_| {});
    let record = played.expect("a game").record;
    let changes = [
        ("seats: 2", "seats: 9"),
        ("turn_limit: 6", "turn_limit: 0"),
        ("game: \"dominion\"", "game: \"dominon\""),
        ("\"witch\"", "\"wich\""),
        ("\"witch\"", "\"spy\""),
        ("PlayTreasures", "PlayTreasure"),
        ("Buy(", "Buy(9"),
        ("EndTurn", "Accept"),
        ("(", "["),
    ];
    follow_malformed(&DominionModule, &library, &record, &changes);
}
