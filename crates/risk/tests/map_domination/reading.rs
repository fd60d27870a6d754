//! What a correct map says.

use crate::{CARDS, MAP};
use risk::map::domination::{CommunityMap, MapFile, MissionTarget};
use risk::map::{ContinentId, Map, Symbol, TerritoryId};

fn isles() -> CommunityMap {
    let map = MapFile::parse("maps/Isles.map", MAP).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(map.cards_file(), "isles.cards");
    map.with_cards(CARDS).unwrap_or_else(|errors| panic!("{errors}"))
}

fn list(map: &Map, ids: &[TerritoryId]) -> Vec<String> {
    ids.iter().map(|id| map.territory_name(*id).to_owned()).collect()
}

#[test]
fn territories_continents_and_one_way_borders() {
    let community = isles();
    let map = community.map();
    assert_eq!((map.id(), map.name(), map.len()), ("isles", "The Isles", 4));
    assert!(map.directed());
    let id = |name| map.find(name).unwrap_or_else(|| panic!("no {name}"));
    assert_eq!(list(map, map.neighbours(id("Islay"))), ["Skye", "Jura"]);
    assert_eq!(list(map, map.neighbours(id("Skye"))), ["Isle of Mull"]);
    assert_eq!(list(map, map.attackers_of(id("Skye"))), ["Isle of Mull", "Islay"]);
    let continents: Vec<_> = map.continents().map(|c| (map.continent_name(c), map.continent_bonus(c))).collect();
    assert_eq!(continents, [("North Isles", 2), ("South Isles", 3)]);
    assert_eq!(list(map, map.continent_members(ContinentId(1))), ["Jura", "Islay"]);
    let symbols: Vec<Symbol> = map.territories().map(|t| map.symbol(t)).collect();
    assert_eq!(symbols, [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery, Symbol::Infantry]);
}

#[test]
fn pictures_tokens_and_colours() {
    let community = isles();
    assert_eq!(community.picture_file(), Some("isles_pic.png"));
    assert_eq!(community.image_map_file(), Some("isles_map.gif"));
    assert_eq!(community.preview_file(), Some("isles_small.png"));
    assert_eq!(community.token_diameter(), 24);
    assert_eq!(community.token(TerritoryId(3)), (100, 58));
    assert_eq!(community.colour(ContinentId(1)), "#00FF00");
    assert!(community.map().geometry().is_none());
}

#[test]
fn wild_cards_and_missions() {
    let community = isles();
    assert_eq!(community.wild_cards(), 2);
    let [hold, destroy, conquer] = community.missions() else { panic!("{:?}", community.missions()) };
    assert_eq!((hold.territories, hold.armies, hold.destroy), (3, 2, None));
    assert_eq!(hold.text, "Hold three isles; each with two armies.");
    assert_eq!(destroy.destroy, Some(2));
    let north = MissionTarget::Continent(ContinentId(0));
    assert_eq!(conquer.continents, [Some(north), Some(MissionTarget::AnyOther), None]);
}

#[test]
fn what_a_file_may_leave_out_has_a_usual_value() {
    let bare = b"[files]\ncrd c\n[continents]\nA 1 red\n[countries]\n1 X 1 0 0\n2 Y 1 9 9\n[borders]\n1 2\n2 1\n";
    let map = MapFile::parse("two_lands.map", bare).expect("a correct map");
    let community = map.with_cards(b"[cards]\nInfantry 1\nCannon 2\n").expect("correct cards");
    assert_eq!(community.map().id(), "two-lands");
    assert_eq!(community.map().name(), "two lands");
    assert_eq!((community.token_diameter(), community.wild_cards()), (20, 0));
    assert!(!community.map().directed());
}

#[test]
fn bytes_are_latin_1_unless_marked_as_utf_8() {
    let text = "name Ödland\n[files]\ncrd c\n[continents]\nA 1 red\n[countries]\n1 Nørre 1 0 0\n2 Y 1 9 9\n[borders]\n1 2\n2 1\n";
    let latin_1: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).expect("only Latin letters")).collect();
    let utf_8 = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
    let windows = String::from_utf8(utf_8.clone()).expect("valid text").replace('\n', "\r\n").into_bytes();
    for bytes in [latin_1, utf_8, windows] {
        let map = MapFile::parse("o.map", &bytes).unwrap_or_else(|errors| panic!("{errors}"));
        let community = map.with_cards(b"[cards]\nInfantry 1\nInfantry 2\n").expect("correct cards");
        assert_eq!(community.map().name(), "Ödland");
        assert_eq!(community.map().territory_name(TerritoryId(0)), "Nørre");
    }
}
