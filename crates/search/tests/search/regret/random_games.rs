//! Random games with random information sets against linear programs, and against the plain walk through the game.

use proptest::prelude::*;
use search::{Cfr, CfrLimits, Entry, plain};
use tabletop::{Monitor, Seat};

use super::random::Random;
use super::{ROOM, averages, iterate, matrix, rng, start, whole};

/// The games before this number that have more than one way to be played and few enough to list all of them.
fn games(before: u64, plies: u32) -> impl Iterator<Item = (u64, Random, f64)> {
    (0..before).filter_map(move |seed| {
        let game = Random::new(seed, plies);
        matrix::value(&game, 200).map(|value| (seed, game, value))
    })
}

#[test]
fn values_are_those_of_linear_programs() {
    let (mut solved, mut mixed) = (0, 0);
    for (seed, game, value) in games(240, 5) {
        let mut cfr = whole(&start(game.clone()), Entry::Dealt);
        iterate(&mut cfr, 2_000);
        let exploitability = plain::exploitability(&start(game.clone()), &averages(&cfr));
        assert!(exploitability < 2e-3, "game {seed}: {exploitability}");
        assert!((cfr.value() - value).abs() < 2e-3, "game {seed}: {}, not {value}", cfr.value());
        solved += 1;
        // A game in which no seat hides anything has a whole payoff or one mixed by chance, in sixths.
        mixed += usize::from(exploitability > 1e-9);
    }
    println!("{solved} games, {mixed} of them mixed");
    assert!(solved > 60 && mixed > 10, "{solved} games, {mixed} mixed");
}

#[test]
fn what_the_tree_knows_of_itself_is_what_the_plain_walk_finds() {
    for seed in 0..60 {
        let game = start(Random::new(seed, 7));
        let mut cfr = whole(&game, Entry::Dealt);
        iterate(&mut cfr, 5);
        let policy = averages(&cfr);
        let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "game {seed}: {one}, {other}");
        near(cfr.value(), plain::expected_payoff(&game, &policy));
        near(cfr.best_response(Seat(0)), plain::best_response(&game, Seat(0), &policy));
        near(cfr.best_response(Seat(1)), plain::best_response(&game, Seat(1), &policy));
        near(cfr.exploitability(), plain::exploitability(&game, &policy));
    }
}

#[test]
fn grown_trees_come_to_the_same_values() {
    let mut grown = 0;
    for (seed, game, value) in games(90, 5) {
        let mut cfr = Cfr::new(ROOM);
        cfr.begin(&start(game.clone()), Entry::Dealt).unwrap();
        cfr.solve(&CfrLimits::iterations(3_000).growing(1, 4.0), &mut rng(seed), &Monitor::new()).unwrap();
        // Where the tree is not whole what is missing must not matter.
        let exploitability = plain::exploitability(&start(game.clone()), &averages(&cfr));
        assert!(exploitability < 5e-3, "game {seed}: {exploitability}");
        assert!((cfr.value() - value).abs() < 5e-3, "game {seed}: {}, not {value}", cfr.value());
        grown += 1;
    }
    assert!(grown > 20, "{grown}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn strategies_are_distributions_and_bounds_enclose_the_value(seed in 0u64..1_000_000, plies in 2u32..8, iterations in 1u64..30) {
        let game = start(Random::new(seed, plies));
        let mut cfr = whole(&game, Entry::Dealt);
        iterate(&mut cfr, iterations);
        let (low, high) = (cfr.best_response(Seat(1)), cfr.best_response(Seat(0)));
        prop_assert!(low <= cfr.value() + 1e-12 && cfr.value() <= high + 1e-12);
        let checked = |seat, key, moves: &[u8]| {
            let (average, present) = (cfr.average(seat, key).expect("opened"), cfr.present(seat, key).expect("opened"));
            for mixture in [&average, &present] {
                assert!(mixture.choices.iter().map(|choice| choice.mv).eq(moves.iter().copied()));
                assert!(mixture.choices.iter().all(|choice| choice.probability >= 0.0));
                let sum: f64 = mixture.probabilities().iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            }
            average.probabilities()
        };
        plain::exploitability(&game, &checked);
    }
}
