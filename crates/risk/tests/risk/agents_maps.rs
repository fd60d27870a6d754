//! Opponents play legally to the end on maps nobody drew: small and large, with borders that may be crossed one way only.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::RngExt;
use rand::seq::SliceRandom;
use risk::map::Map;
use risk::{Risk, Setup, Start, agents};
use tabletop::{Budget, Limits, Seed, Table};

/// The text of a map of so many territories: a ring that can be sailed around at least one way, and some borders across, one way or both.
pub fn ring(seed: Seed, size: usize) -> String {
    let mut rng = seed.stream("map", 0);
    let continents = 1 + size / 8;
    let mut borders = BTreeSet::new();
    for at in 0..size {
        let next = (at + 1) % size;
        borders.insert((at, next));
        if rng.random_bool(0.6) {
            borders.insert((next, at));
        }
        let across = rng.random_range(0..size);
        if across != at {
            borders.insert((at, across));
        }
    }
    let directed = borders.iter().any(|&(from, to)| !borders.contains(&(to, from)));
    let mut text = format!("(format: 1, id: \"ring\", name: \"Ring\", directed: {directed}, continents: [");
    for continent in 0..continents {
        text += &format!("(name: \"C{continent}\", bonus: {}),", rng.random_range(0..6));
    }
    text.push_str("], territories: [");
    for at in 0..size {
        let card = ["Infantry", "Cavalry", "Artillery"][at % 3];
        let near: Vec<String> = borders.range((at, 0)..(at + 1, 0)).map(|(_, to)| format!("\"T{to}\"")).collect();
        let near = near.join(", ");
        let continent = at % continents;
        text += &format!("(name: \"T{at}\", continent: \"C{continent}\", card: {card}, neighbours: [{near}]),");
    }
    text.push_str("])");
    text
}

fn random_map(seed: Seed, size: usize) -> Arc<Map> {
    Arc::new(Map::from_ron("ring.ron", &ring(seed, size)).unwrap_or_else(|errors| panic!("{errors}")))
}

#[test]
fn every_opponent_plays_on_any_map() {
    let (mut directed, mut finished) = (0, 0);
    for (index, size) in [6, 7, 9, 14, 30, 30, 60, 120, 250].into_iter().enumerate() {
        let seed = Seed(17).derive("ring", index as u64);
        let map = random_map(seed, size);
        directed += u32::from(map.directed());
        for fog in [false, true] {
            let start = [Start::Deal, Start::Claim, Start::Scatter][index % 3];
            let setup = Setup {
                map: map.id().to_owned(),
                seats: 2 + (index % 7) as u8,
                start,
                muster: 20,
                fog,
                round_limit: 15,
                ..Setup::default()
            };
            let seats = usize::from(setup.seats);
            let game = Risk::new(setup, Arc::clone(&map)).unwrap_or_else(|faults| panic!("{faults:?}"));
            let mut names: Vec<&str> = agents::list().iter().map(|info| info.id).collect();
            names.shuffle(&mut seed.stream("seats", 0));
            let mut seated: Vec<_> = names[..seats].iter().map(|name| agents::make(name).expect("listed")).collect();
            let limits = Limits { budget: Budget::nodes(200), ..Limits::default() };
            let table = Table::new(&game, seed, &mut seated).expect("one agent per seat");
            let finish = table.play(limits).unwrap_or_else(|fault| panic!("{size} territories, fog {fog}: {fault}"));
            finished += u32::from(finish.standing.is_some());
        }
    }
    assert!(directed >= 5, "only {directed} maps had one-way borders");
    assert_eq!(finished, 18);
}
