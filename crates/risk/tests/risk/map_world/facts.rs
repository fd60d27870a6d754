//! Names, borders, continents and cards: what the rules read.

use super::WORLD;
use risk::map::{Symbol, TerritoryId};
use std::collections::{BTreeMap, VecDeque};

fn id(name: &str) -> TerritoryId {
    WORLD.find(name).unwrap_or_else(|| panic!("no territory {name}"))
}

fn pairs() -> impl Iterator<Item = (TerritoryId, TerritoryId)> {
    WORLD.territories().flat_map(|a| WORLD.neighbours(a).iter().map(move |b| (a, *b)))
}

#[test]
fn the_board_has_42_territories_and_83_symmetric_borders() {
    assert_eq!(WORLD.len(), 42);
    assert_eq!(pairs().count(), 2 * 83);
    assert!(!WORLD.directed());
    assert!(pairs().all(|(a, b)| a != b && WORLD.adjacent(a, b) && WORLD.adjacent(b, a)));
    assert!(WORLD.territories().all(|t| WORLD.attackers_of(t) == WORLD.neighbours(t)));
    let listed = |a, b| WORLD.neighbours(a).contains(&b);
    for a in WORLD.territories() {
        assert!(WORLD.territories().all(|b| WORLD.adjacent(a, b) == listed(a, b)));
    }
}

#[test]
fn continents_have_their_size_and_bonus() {
    let continents: Vec<(&str, u32, usize)> = WORLD
        .continents()
        .map(|c| (WORLD.continent_name(c), WORLD.continent_bonus(c), WORLD.continent_members(c).len()))
        .collect();
    let expected = [
        ("North America", 5, 9),
        ("South America", 2, 4),
        ("Europe", 5, 7),
        ("Africa", 3, 6),
        ("Asia", 7, 12),
        ("Australia", 2, 4),
    ];
    assert_eq!(continents, expected);
    for continent in WORLD.continents() {
        assert!(WORLD.continent_members(continent).iter().all(|t| WORLD.continent_of(*t) == continent));
    }
}

#[test]
fn sixty_nine_borders_lie_inside_continents_and_fourteen_cross() {
    let inside = pairs().filter(|(a, b)| WORLD.continent_of(*a) == WORLD.continent_of(*b)).count();
    assert_eq!((inside / 2, (pairs().count() - inside) / 2), (69, 14));
}

#[test]
fn degrees_are_those_of_the_classic_board() {
    let mut degrees = BTreeMap::new();
    for territory in WORLD.territories() {
        *degrees.entry(WORLD.neighbours(territory).len()).or_insert(0) += 1;
    }
    assert_eq!(degrees, BTreeMap::from([(2, 4), (3, 13), (4, 13), (5, 5), (6, 7)]));
}

#[test]
fn the_board_is_connected_with_diameter_ten() {
    let farthest_from = |start: TerritoryId| {
        let mut distance = vec![None; WORLD.len()];
        distance[start.index()] = Some(0);
        let mut open = VecDeque::from([start]);
        while let Some(at) = open.pop_front() {
            for next in WORLD.neighbours(at) {
                if distance[next.index()].is_none() {
                    distance[next.index()] = distance[at.index()].map(|d: u32| d + 1);
                    open.push_back(*next);
                }
            }
        }
        distance.into_iter().map(|d| d.expect("the board is connected")).max().expect("the board is not empty")
    };
    assert_eq!(WORLD.territories().map(farthest_from).max(), Some(10));
}

#[test]
fn often_mistaken_pairs_are_right() {
    let expected = [
        ("Afghanistan", "India", true),
        ("China", "Middle East", false),
        ("East Africa", "Middle East", true),
        ("New Guinea", "Western Australia", true),
        ("New Guinea", "Eastern Australia", true),
        ("Northwest Territory", "Quebec", false),
        ("Alaska", "Kamchatka", true),
    ];
    for (a, b, adjacent) in expected {
        assert_eq!(WORLD.adjacent(id(a), id(b)), adjacent, "{a} and {b}");
    }
}

#[test]
fn each_symbol_is_on_fourteen_cards_and_in_every_continent() {
    for symbol in Symbol::ALL {
        assert_eq!(WORLD.territories().filter(|t| WORLD.symbol(*t) == symbol).count(), 14, "{symbol}");
        for continent in WORLD.continents() {
            let members = WORLD.continent_members(continent);
            assert!(
                members.iter().any(|t| WORLD.symbol(*t) == symbol),
                "{symbol} in {}",
                WORLD.continent_name(continent)
            );
        }
    }
}

#[test]
fn ids_beyond_the_map_are_told_apart() {
    assert!(WORLD.contains(TerritoryId(41)));
    assert!(!WORLD.contains(TerritoryId(42)));
    assert!(!WORLD.contains(TerritoryId(255)));
}

#[test]
fn the_hash_names_the_rules_and_not_the_drawing() {
    let text = include_str!("../../../../../assets/risk/world.ron");
    let read = |text: &str| risk::map::Map::from_ron("world.ron", text).expect("a valid map").hash();
    assert_eq!(read(text), WORLD.hash());
    let geometry = text.find("    geometry: Some((").expect("the world has a geometry");
    assert_eq!(read(&format!("{})\n", &text[..geometry])), WORLD.hash());
    assert_ne!(read(&text.replacen("bonus: 7", "bonus: 8", 1)), WORLD.hash());
    assert_ne!(read(&text.replacen("card: Infantry", "card: Cavalry", 1)), WORLD.hash());
}
