//! Maps that mods bring: found without the mod being in use, checked with file, line, reason and remedy, and played.

use lab::mods::Wanted;
use lab::{GameModule, Library, Opening, Scene};
use registry::games::RiskModule;
use registry::games::risk::maps::{self, ModMap};
use risk::{Risk, Setup, agents};
use tabletop::{Limits, Seed, Table};

use crate::modded::{Shelf, library, manifest};

const MAP: &str = include_str!("../../../../mods/example-maps/maps/marches.ron");
const COMMUNITY: &str = include_str!("../../../../mods/example-maps/maps/skerries.map");
const CARDS: &str = include_str!("../../../../mods/example-maps/maps/skerries.cards");

fn with(shelf: &Shelf) -> Library {
    library().with_mods(Some(shelf.root().to_owned()), Wanted::None)
}

/// A mod of this id with these files.
fn shelf(files: &[(&str, &str)]) -> Shelf {
    let shelf = Shelf::new();
    shelf.write("atlas", "mod.ron", manifest("atlas", ""));
    files.iter().for_each(|(name, text)| shelf.write("atlas", &format!("maps/{name}"), text));
    shelf
}

fn ids(maps: &[ModMap]) -> Vec<(&str, &str)> {
    maps.iter().map(|brought| (brought.brought_by.as_str(), brought.map.id())).collect()
}

#[test]
fn the_example_is_found_and_played_though_no_mod_is_in_use() {
    let (found, problems) = maps::of_mods(&library());
    assert_eq!(problems, []);
    assert_eq!(ids(&found), [("example-maps", "marches"), ("example-maps", "skerries")]);
    assert!(found.iter().all(|brought| brought.map.geometry().is_some() && brought.title == "Example: maps"));
    for brought in &found {
        let opening =
            Opening::Setup { options: Some(format!("(map: \"{}\", portals: 2)", brought.map.id())), seats: Some(3) };
        let scene = Scene::open(&RiskModule, &library(), &opening).expect("a setup may name it");
        let mut seated: Vec<_> =
            ["sentinel", "raider", "marshal@easy"].map(|name| agents::make(name).expect("listed")).into();
        let finish = Table::new(&*scene.game, Seed(2), &mut seated).expect("seated").play(Limits::default());
        assert!(finish.expect("legal").standing.is_some());
    }
}

#[test]
fn a_map_without_a_drawing_is_drawn() {
    let text = &MAP[..MAP.find("    geometry").expect("it is drawn")];
    let shelf = shelf(&[("marches.ron", &format!("{text})"))]);
    let (found, problems) = maps::of_mods(&with(&shelf));
    assert_eq!(problems, []);
    let map = &found.iter().find(|brought| brought.brought_by == "atlas").expect("it is there").map;
    assert!(map.geometry().is_some());
    // What plays alike has one hash, however it is drawn.
    assert_eq!(
        map.hash(),
        found.iter().find(|brought| brought.brought_by == "example-maps").expect("shipped").map.hash()
    );
}

#[test]
fn every_fault_is_told_with_its_place_and_the_rest_is_found() {
    let cases: [(&[(&str, &str)], &[&str]); 9] = [
        (
            &[("other.ron", MAP)],
            &[
                "mods/atlas/maps/other.ron: the map is 'marches', which its file is not called; write id: \"other\", or rename the file",
            ],
        ),
        (
            &[("world.ron", &MAP.replace("\"marches\"", "\"world\""))],
            &[
                "mods/atlas/maps/world.ron: the game has a map 'world' of its own; give yours another id, and the file that name",
            ],
        ),
        (
            &[("marches.ron", &MAP.replacen("bonus: 3", "bonus: 2000", 1))],
            &["mods/atlas/maps/marches.ron:7:35: a bonus of 2000 armies is too large; use at most 1000"],
        ),
        (
            &[("skerries.map", COMMUNITY)],
            &[
                "mods/atlas/maps/skerries.map: the cards 'skerries.cards' are not there; put that file beside the map; capitals count",
            ],
        ),
        (
            &[("skerries.map", COMMUNITY), ("skerries.cards", CARDS), ("old.cards", CARDS)],
            &[
                "mods/atlas/maps/old.cards: no map has these cards; write crd with the file's name under [files] of its map",
            ],
        ),
        (
            &[("skerries.map", COMMUNITY), ("skerries.cards", &CARDS.replace("Cannon 3", "Canon 3"))],
            &["mods/atlas/maps/skerries.cards:5:1: `Canon` is no card; did you mean `Cannon`?", "no card"],
        ),
        (
            &[("Skerries 2.map", COMMUNITY), ("skerries-2.map", COMMUNITY), ("skerries.cards", CARDS)],
            &["the mod has another map 'skerries-2'; rename one of the two"],
        ),
        (
            &[("\u{442}.map", COMMUNITY), ("skerries.cards", CARDS)],
            &[
                "no name of a map can be made of the file's; rename the file with Latin letters or digits, such as my-map.map",
            ],
        ),
        (&[("marches.ron", MAP), ("skerries.map", COMMUNITY), ("skerries.cards", CARDS)], &[]),
    ];
    for (files, told) in cases {
        let shelf = shelf(files);
        let (_, problems) = maps::of_mods(&with(&shelf));
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems.len(), told.len(), "{files:?}: {problems:?}");
        for (problem, told) in problems.iter().zip(told) {
            assert!(problem.contains(told), "{told}\n{problem}");
        }
        // The page of mods and `mod check` tell the same.
        let stock: Vec<String> = shelf.stock(&["atlas"]).all_problems().iter().map(ToString::to_string).collect();
        assert_eq!(stock, problems);
    }
}

#[test]
fn a_map_that_is_named_says_what_is_wrong_with_it() {
    let shelf = shelf(&[("marches.ron", &MAP.replacen("bonus: 3", "bonus: 2000", 1)), ("b.ron", "(")]);
    let library = with(&shelf);
    let faults = |map: &str| -> Vec<String> {
        let setup = Setup { map: map.to_owned(), ..Setup::default() };
        let faults = RiskModule.rules(setup, &library).map(|game: std::sync::Arc<Risk>| game.map().id().to_owned());
        faults.expect_err("it cannot be played").iter().map(|fault| fault.problem.to_string()).collect()
    };
    let told = faults("b");
    assert!(told.len() == 1 && told[0].contains("mods/atlas/maps/b.ron:1:"), "{told:?}");
    let told = faults("nowhere");
    assert!(told[0].contains("there is no map 'nowhere' unless that file is, or a mod brings one"), "{told:?}");
    // The example has a sound map of that name, which is in use as long as the other is at fault.
    assert!(RiskModule.rules(Setup { map: "marches".to_owned(), ..Setup::default() }, &library).is_ok());
}

#[test]
fn of_two_mods_with_one_map_the_later_one_counts_and_that_is_told() {
    let shelf = shelf(&[("isle.ron", &MAP.replace("\"marches\"", "\"isle\""))]);
    shelf.write("later", "mod.ron", manifest("later", ""));
    shelf.write("later", "maps/isle.ron", MAP.replace("\"marches\"", "\"isle\"").replace("bonus: 4", "bonus: 5"));
    let library = with(&shelf);
    let map = maps::map("isle", &library).expect("it is there");
    assert!(map.continents().any(|continent| map.continent_bonus(continent) == 5));
    let stock = shelf.stock(&["atlas", "later"]);
    let told: Vec<(&str, &str)> =
        stock.conflicts().map(|(stocked, change)| (stocked.found.id.as_str(), change.id.as_str())).collect();
    assert_eq!(told, [("later", "isle")]);
}
