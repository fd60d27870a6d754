//! Opponents play legally to the end on maps nobody drew: small and large, with borders that may be crossed one way only.

use std::sync::Arc;

use rand::RngExt;
use rand::seq::SliceRandom;
use risk::map::Map;
use risk::map::domination::MapFile;
use risk::{Risk, Setup, Start, agents};
use tabletop::{Budget, Limits, Seed, Table};

/// A map of so many territories: a ring that can be sailed around at least one way, and some borders across, one way or both.
fn random_map(seed: Seed, size: usize) -> Arc<Map> {
    let mut rng = seed.stream("map", 0);
    let continents = 1 + size / 8;
    let mut text = "name Ring\n[files]\ncrd ring.cards\n[continents]\n".to_owned();
    for continent in 0..continents {
        text += &format!("C{continent} {} #123456\n", rng.random_range(0..6));
    }
    text.push_str("[countries]\n");
    for at in 0..size {
        text += &format!("{} T{at} {} {at} 0\n", at + 1, 1 + at % continents);
    }
    let mut borders = vec![Vec::new(); size];
    for at in 0..size {
        let next = (at + 1) % size;
        borders[at].push(next);
        if rng.random_bool(0.6) {
            borders[next].push(at);
        }
        let across = rng.random_range(0..size);
        if across != at {
            borders[at].push(across);
        }
    }
    text.push_str("[borders]\n");
    for (at, list) in borders.iter_mut().enumerate() {
        list.sort_unstable();
        list.dedup();
        let targets: Vec<String> = list.iter().map(|to| (to + 1).to_string()).collect();
        text += &format!("{} {}\n", at + 1, targets.join(" "));
    }
    let mut cards = "[cards]\n".to_owned();
    for at in 0..size {
        cards += &format!("{} {}\n", ["Infantry", "Cavalry", "Cannon"][at % 3], at + 1);
    }
    cards.push_str("wildcard\nwildcard\n");
    let map = MapFile::parse("ring.map", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors}"));
    Arc::new(map.with_cards(cards.as_bytes()).unwrap_or_else(|errors| panic!("{errors}")).map().clone())
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
                seats: 2 + (index % 5) as u8,
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
