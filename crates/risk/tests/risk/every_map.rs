//! Every opponent plays every map legally: the shipped ones, and grids from ten territories to the most there can be, as they are and with portals
//! and blizzards.

use std::sync::Arc;

use risk::map::Map;
use risk::{Risk, Setup, Start, agents};
use tabletop::{Budget, Limits, Seed, Table};

use crate::maps::MAPS;

/// Games of each opponent on each map in the long test.
const GAMES: u64 = 1_000;
/// Positions an opponent that searches looks at: as few as let it decide.
const NODES: u64 = 30;

fn all_maps() -> Vec<Arc<Map>> {
    let grids = [10, 40, 100, 254].map(|size| Arc::new(Map::grid(size)));
    MAPS.iter().map(|shipped| Arc::clone(&shipped.map)).chain(grids).collect()
}

/// Games of one opponent in all seats of a map, each of other rules; those that have a winner or reached their last round.
fn play(map: &Arc<Map>, name: &str, games: u64) -> u64 {
    let mut ended = 0;
    for index in 0..games {
        let seed = Seed(83).derive(map.id(), map.len() as u64).derive(name, index);
        let signs = index % 2 == 1;
        let setup = Setup {
            map: map.id().to_owned(),
            seats: 2 + (index % 7) as u8,
            start: [Start::Scatter, Start::Deal, Start::Claim][index as usize % 3],
            muster: 20,
            fog: index % 5 == 4,
            portals: if signs { 2 } else { 0 },
            blizzards: if signs { 1 } else { 0 },
            layout: index as u32,
            round_limit: 8,
            ..Setup::default()
        };
        let game = Risk::new(setup, Arc::clone(map)).unwrap_or_else(|faults| panic!("{faults:?}"));
        let made = || agents::make(name).expect("a listed agent");
        let mut seated: Vec<_> = (0..2 + index % 7).map(|_| made()).collect();
        let limits = Limits { budget: Budget::nodes(NODES), ..Limits::default() };
        let table = Table::new(&game, seed, &mut seated).expect("one agent per seat");
        let finish =
            table.play(limits).unwrap_or_else(|fault| panic!("{name} on {} ({}): {fault}", map.id(), map.len()));
        ended += u64::from(finish.standing.is_some());
    }
    ended
}

#[test]
fn every_opponent_is_legal_on_every_map() {
    for map in all_maps() {
        for info in agents::list() {
            assert_eq!(play(&map, info.id, 3), 3, "{} on {} ({})", info.id, map.id(), map.len());
        }
    }
}

/// The same in a thousand games each: `cargo test --release -p risk --test risk a_thousand_games -- --ignored --nocapture`. `OPPONENTS=raider,sentinel` plays
/// these alone.
#[test]
#[ignore = "it takes three minutes"]
#[expect(clippy::disallowed_methods, reason = "which opponents play is the caller's choice")]
fn a_thousand_games_of_every_opponent_on_every_map() {
    let chosen = std::env::var("OPPONENTS").unwrap_or_default();
    let chosen: Vec<&str> = chosen.split(',').filter(|name| !name.is_empty()).collect();
    for map in all_maps() {
        for info in agents::list().iter().filter(|info| chosen.is_empty() || chosen.contains(&info.id)) {
            assert_eq!(play(&map, info.id, GAMES), GAMES, "{} on {} ({})", info.id, map.id(), map.len());
            println!("{GAMES} games of {} on {} ({} territories): all legal, all ended", info.id, map.id(), map.len());
        }
    }
}

#[test]
fn a_grid_is_a_map_of_any_size() {
    for size in [2, 10, 16, 17, 100, 253, 254] {
        let map = Map::grid(size);
        assert_eq!((map.len(), map.geometry().expect("drawn").arcs().len()), (size, size));
        assert!(map.continents().all(|continent| !map.continent_members(continent).is_empty()));
        for territory in map.territories() {
            let near = map.neighbours(territory);
            assert!((1..=4).contains(&near.len()), "{territory:?} of {size}: {near:?}");
            assert!(near.iter().all(|&other| map.adjacent(other, territory)));
            assert!(map.continent_members(map.continent_of(territory)).contains(&territory));
        }
    }
    let whole = Map::grid(254);
    let inside = whole.territories().filter(|&at| whole.neighbours(at).len() == 4).count();
    assert_eq!((whole.continents().len(), inside), (16, 14 * 14 - 1), "one of them has no square below");
    assert_eq!(whole.hash(), Map::grid(254).hash());
}
