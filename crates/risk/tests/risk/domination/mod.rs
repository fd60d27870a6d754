//! Maps of the Domination community: what is read of a sound one, and one exact fault for each thing that can be wrong.

mod faults;

use std::sync::Arc;

use risk::map::{DominationMap, Map, Symbol, TerritoryId};
use risk::{Risk, Setup, agents};
use tabletop::{Limits, Seed, Table};

pub const SKERRIES: &str = include_str!("../data/map/skerries.map");
pub const CARDS: &str = include_str!("../data/map/skerries.cards");

/// The map of two texts, or what is said about the first that is at fault.
pub fn read(map: &[u8], cards: &[u8]) -> Result<Map, Vec<String>> {
    let told = |errors: risk::map::MapErrors| errors.to_string().lines().map(str::to_owned).collect::<Vec<_>>();
    let read = DominationMap::read("skerries.map", "skerries", map).map_err(told)?;
    let file = read.cards_file().to_owned();
    read.with_cards(&file, cards).map_err(told)
}

fn skerries() -> Map {
    read(SKERRIES.as_bytes(), CARDS.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn a_sound_map_is_read_whole() {
    let map = skerries();
    assert_eq!((map.id(), map.name(), map.len(), map.directed()), ("skerries", "The Skerries", 5, false));
    let continents: Vec<(&str, u32)> =
        map.continents().map(|at| (map.continent_name(at), map.continent_bonus(at))).collect();
    assert_eq!(continents, [("North", 2), ("South Isles", 3)]);
    let out_stack = map.find("Out Stack").expect("its name has a space");
    let near: Vec<&str> = map.neighbours(out_stack).iter().map(|&at| map.territory_name(at)).collect();
    assert_eq!(near, ["Foula", "Mousa"]);
    let symbols: Vec<Symbol> = map.territories().map(|at| map.symbol(at)).collect();
    use Symbol::{Artillery, Cavalry, Infantry};
    assert_eq!(symbols, [Infantry, Cavalry, Artillery, Infantry, Cavalry]);
}

#[test]
fn it_is_drawn_as_discs_at_its_points() {
    let map = skerries();
    let drawing = map.geometry().expect("drawn");
    let places: Vec<_> = map.territories().map(|at| drawing.outline(at).token()).collect();
    // Of the file's 80 × 130 pixels the height fills the board, and both ways have one scale.
    let (foula, stack, vaila) = (places[0], places[1], places[2]);
    let scale = (stack.x() - foula.x()) / 80.0;
    assert!(((vaila.y() - foula.y()) / 70.0 - scale).abs() < 1e-3 && scale > 4.0, "{places:?}");
    assert_eq!(drawing.lanes().len(), 6, "a line for each border");
    for lane in drawing.lanes() {
        let [one, other] = lane.ends();
        assert!(map.adjacent(one, other));
    }
}

/// Borders that lead one way make a directed map, and it is played like any other.
#[test]
fn a_border_may_lead_one_way() {
    let text = SKERRIES.replace("5 3 4", "5 3");
    let map = Arc::new(read(text.as_bytes(), CARDS.as_bytes()).expect("sound"));
    assert!(
        map.directed() && map.adjacent(TerritoryId(3), TerritoryId(4)) && !map.adjacent(TerritoryId(4), TerritoryId(3))
    );
    let game = Risk::new(Setup { map: "skerries".to_owned(), seats: 3, ..Setup::default() }, map).expect("playable");
    let mut seated: Vec<_> =
        ["raider", "sentinel", "marshal@easy"].map(|name| agents::make(name).expect("listed")).into();
    let finish = Table::new(&game, Seed(4), &mut seated).expect("seated").play(Limits::default()).expect("legal");
    assert!(finish.standing.is_some());
}

#[test]
fn both_ways_of_writing_letters_are_read() {
    let name = |text: &[u8]| read(text, CARDS.as_bytes()).expect("sound").territory_name(TerritoryId(0)).to_owned();
    let plain = SKERRIES.replace("Foula", "F\u{f8}ula");
    let latin: Vec<u8> = plain.chars().map(|c| u8::try_from(u32::from(c)).expect("a letter of ISO-8859-1")).collect();
    assert_eq!(name(&latin), "F\u{f8}ula");
    assert_eq!(name(format!("\u{feff}{plain}").as_bytes()), "F\u{f8}ula");
    assert_eq!(name(SKERRIES.replace('\n', "\r\n").as_bytes()), "Foula");
}

#[test]
fn a_map_of_ron_without_a_drawing_is_given_one() {
    let text = crate::agents_maps::ring(Seed(3), 40);
    let plain = Map::from_ron("ring.ron", &text).expect("sound");
    assert!(plain.geometry().is_none());
    let map = plain.clone().drawn();
    let drawing = map.geometry().expect("a sketch");
    assert_eq!(map.hash(), plain.hash(), "it plays as before");
    assert_eq!(drawing.arcs().len(), 40);
    let places: Vec<_> = map.territories().map(|at| drawing.outline(at).token()).collect();
    let apart =
        |one: usize, other: usize| (places[one].x() - places[other].x()).hypot(places[one].y() - places[other].y());
    let radius = apart_from_shore(&drawing.arcs()[0].points()[0], &places[0]);
    for (one, place) in places.iter().enumerate() {
        let size = drawing.size();
        assert!((0.0..=size.x()).contains(&place.x()) && (0.0..=size.y()).contains(&place.y()));
        for other in one + 1..40 {
            assert!(apart(one, other) > 2.0 * radius, "{one} and {other} overlap");
        }
    }
    let borders: std::collections::BTreeSet<[usize; 2]> = map
        .territories()
        .flat_map(|from| {
            map.neighbours(from).iter().map(move |to| [from.index().min(to.index()), from.index().max(to.index())])
        })
        .collect();
    let lanes: std::collections::BTreeSet<[usize; 2]> = drawing
        .lanes()
        .iter()
        .map(|lane| lane.ends().map(TerritoryId::index))
        .map(|[a, b]| [a.min(b), a.max(b)])
        .collect();
    assert_eq!(
        (lanes.len(), &lanes),
        (drawing.lanes().len(), &borders),
        "one line for each border, whichever way it leads"
    );
    assert_eq!(map, map.clone().drawn(), "a map that is drawn stays as it is");
}

fn apart_from_shore(shore: &risk::map::Point, middle: &risk::map::Point) -> f32 {
    (shore.x() - middle.x()).hypot(shore.y() - middle.y())
}
