//! Games on each map end, whoever plays.

use super::MAPS;
use rand::RngExt;
use risk::{Risk, Setup, Start, agents};
use std::sync::Arc;
use tabletop::{Budget, Limits, Seed, Table};

/// The opponents that think little.
const QUICK: [&str; 5] = ["drifter", "raider", "gardener", "sentinel", "marshal@easy"];

fn play(game: &Risk, seed: Seed, names: &[&str]) {
    let mut seated: Vec<_> = names.iter().map(|name| agents::make(name).expect("a listed agent")).collect();
    let limits = Limits { budget: Budget::nodes(60), ..Limits::default() };
    let table = Table::new(game, seed, &mut seated).expect("one agent per seat");
    let finish = table.play(limits).unwrap_or_else(|fault| panic!("{}, {names:?}: {fault}", game.map().id()));
    assert!(finish.standing.is_some(), "{}, {names:?} does not end", game.map().id());
}

#[test]
fn games_end_on_every_map() {
    let starts = [Start::Deal, Start::Claim, Start::Scatter];
    for shipped in MAPS.iter() {
        for (seats, start) in [2u8, 4, 8].into_iter().flat_map(|seats| starts.map(|start| (seats, start))) {
            let seed = Seed(61).derive(shipped.map.id(), u64::from(seats)).derive("start", start as u64);
            let map = shipped.map.id().to_owned();
            let setup = Setup { map, seats, start, muster: 5, ..Setup::default() };
            let game = Risk::new(setup, Arc::clone(&shipped.map)).unwrap_or_else(|faults| panic!("{faults:?}"));
            // Each of them among themselves, and all of them mixed.
            for name in QUICK {
                play(&game, seed, &vec![name; usize::from(seats)]);
            }
            let mut rng = seed.stream("seats", 0);
            let mixed: Vec<&str> = (0..seats).map(|_| QUICK[rng.random_range(0..QUICK.len())]).collect();
            play(&game, seed, &mixed);
        }
    }
}
