//! Each map is what its tables say, and fit to be played on.

use super::{MAPS, Shipped};
use risk::map::{ContinentId, Map, Symbol, TerritoryId};
use std::collections::VecDeque;

/// The page that tells players and makers which maps there are.
const PAGE: &str = include_str!("../../../../../docs/variants.md");

#[test]
fn the_page_of_maps_tells_of_each_and_of_no_other() {
    for Shipped { map, .. } in MAPS.iter() {
        let borders: usize = map.territories().map(|t| map.neighbours(t).len()).sum();
        let lanes = map.geometry().map_or(0, |geometry| geometry.lanes().len());
        let diameter = diameter(map).unwrap_or_else(|| panic!("{} falls apart", map.id()));
        let (continents, borders) = (map.continents().count(), borders / 2);
        let row = format!("| `{}` | {} | {borders} | {lanes} | {continents} | {diameter} |", map.id(), map.len());
        assert!(PAGE.contains(&row), "docs/variants.md lacks a row of maps that begins {row}");
    }
    let told = PAGE.split("## The maps of Conquest").nth(1).expect("a section on maps");
    assert_eq!(
        told.lines().filter(|line| line.starts_with("| `")).count(),
        MAPS.len(),
        "a map is told of and not there"
    );
}

/// The most steps between two territories; `None` if there is no way.
fn diameter(map: &Map) -> Option<u32> {
    let farthest_from = |start: TerritoryId| {
        let mut distance = vec![None; map.len()];
        distance[start.index()] = Some(0);
        let mut open = VecDeque::from([start]);
        while let Some(at) = open.pop_front() {
            for next in map.neighbours(at) {
                if distance[next.index()].is_none() {
                    distance[next.index()] = distance[at.index()].map(|d: u32| d + 1);
                    open.push_back(*next);
                }
            }
        }
        distance.into_iter().collect::<Option<Vec<u32>>>()?.into_iter().max()
    };
    map.territories().map(farthest_from).collect::<Option<Vec<u32>>>()?.into_iter().max()
}

#[test]
fn borders_are_those_of_the_table() {
    for shipped in MAPS.iter() {
        let map = &shipped.map;
        let rows = shipped.table("territories.csv");
        assert_eq!(rows.len(), map.len(), "{}", map.id());
        for (territory, row) in map.territories().zip(rows) {
            assert_eq!(map.territory_name(territory), row[0]);
            assert_eq!(map.continent_name(map.continent_of(territory)), row[1]);
            let id = |name| map.find(name).unwrap_or_else(|| panic!("{}: no territory {name}", map.id()));
            let mut neighbours: Vec<TerritoryId> = row[2].split(", ").map(id).collect();
            neighbours.sort_unstable();
            assert_eq!(map.neighbours(territory), neighbours, "{}: {}", map.id(), row[0]);
            assert!(neighbours.iter().all(|other| map.adjacent(*other, territory)), "{}: {}", map.id(), row[0]);
        }
    }
}

#[test]
fn continents_are_those_of_the_table() {
    for shipped in MAPS.iter() {
        let map = &shipped.map;
        let told = map.continents().map(|c| vec![map.continent_name(c).to_owned(), map.continent_bonus(c).to_string()]);
        assert_eq!(told.collect::<Vec<_>>(), shipped.table("continents.csv"), "{}", map.id());
    }
}

/// Whether a continent can be walked through without leaving it.
fn hangs_together(map: &Map, continent: ContinentId) -> bool {
    let members = map.continent_members(continent);
    let mut reached = vec![members[0]];
    let mut at = 0;
    while let Some(here) = reached.get(at).copied() {
        let near = map.neighbours(here).iter().copied();
        let new: Vec<TerritoryId> = near.filter(|t| members.contains(t) && !reached.contains(t)).collect();
        reached.extend(new);
        at += 1;
    }
    reached.len() == members.len()
}

/// A third of the territories and half of those with a neighbour outside, halves rounded up: as the tables of continents say. The classic
/// world has the bonuses of the game's board.
#[test]
fn bonuses_follow_the_rule_and_continents_hang_together() {
    for Shipped { map, .. } in MAPS.iter().filter(|shipped| shipped.map.id() != "world") {
        for continent in map.continents() {
            let name = (map.id(), map.continent_name(continent));
            let members = map.continent_members(continent);
            assert!((2..=13).contains(&members.len()), "{name:?} has {} territories", members.len());
            assert!(hangs_together(map, continent), "{name:?} falls apart");
            let outside =
                |t: &&TerritoryId| map.neighbours(**t).iter().any(|other| map.continent_of(*other) != continent);
            let entries = members.iter().filter(outside).count();
            assert_eq!(map.continent_bonus(continent) as usize, (2 * members.len() + 3 * entries + 3) / 6, "{name:?}");
        }
    }
}

#[test]
fn nobody_is_cornered_and_nobody_touches_half_the_map() {
    for Shipped { map, .. } in MAPS.iter() {
        for territory in map.territories() {
            let degree = map.neighbours(territory).len();
            assert!((2..=8).contains(&degree), "{}: {} has {degree}", map.id(), map.territory_name(territory));
        }
        let usual = map.territories().filter(|t| (2..=6).contains(&map.neighbours(*t).len())).count();
        assert!(usual * 20 >= map.len() * 19, "{}: only {usual} of {} have 2 to 6 neighbours", map.id(), map.len());
    }
}

#[test]
fn symbols_are_spread_evenly() {
    for Shipped { map, .. } in MAPS.iter() {
        for symbol in Symbol::ALL {
            let cards = map.territories().filter(|t| map.symbol(*t) == symbol).count();
            assert!((map.len() / 3..=map.len().div_ceil(3)).contains(&cards), "{}: {cards} of {symbol}", map.id());
            for continent in map.continents().filter(|c| map.continent_members(*c).len() >= 3) {
                let has = map.continent_members(continent).iter().any(|t| map.symbol(*t) == symbol);
                assert!(has, "{}: no {symbol} in {}", map.id(), map.continent_name(continent));
            }
        }
    }
}
