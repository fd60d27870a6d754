//! The rules keep the contract, in every variant.

use std::collections::BTreeMap;
use std::sync::Arc;

use boards::jungle::{Jungle, Move, Setup};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Game, NoEvents, Seed, Turn};

use super::support::{rules, variants};

#[test]
fn every_variant_passes_the_suite() {
    let mut refused = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = Arc::new(rules(setup.clone()));
        let options = Options {
            games: 2,
            seed: Seed(index),
            probe_every: 60,
            information: Information::Perfect,
            ..Options::default()
        };
        let report = check_game(&game, &options).unwrap_or_else(|violation| panic!("{setup:?}: {violation}"));
        assert!(report.actions > 40 && report.declared > 0, "{setup:?}: {report}");
        refused += report.refused;
    }
    assert!(refused > 2_000, "{refused}");
}

/// The position that searches walk with goes the same way as the state, and lists the same moves.
fn walks_along(game: &Jungle, seed: Seed) -> String {
    let mut rng = seed.stream("walk", 0);
    let mut state = game.start();
    let mut position = state.position();
    while let Turn::Seat(_) = game.turn(&state) {
        assert_eq!(position, state.position());
        let listed = game.actions(&state).expect("they are listed");
        let listed: Vec<Move> = listed.into_iter().map(Move::from).collect();
        assert_eq!(listed, game.rules().moves(&position).to_vec());
        let action = game.sample(&state, &mut rng).expect("something can be done");
        game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
        position.play(action.into());
    }
    game.standing(&state).expect("it is over").reason.into_owned()
}

#[test]
fn random_games_end_by_their_rules_in_every_way() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        for number in 0..10 {
            *ends.entry(walks_along(&game, Seed(index).derive("game", number))).or_insert(0) += 1;
        }
    }
    assert!(ends.contains_key("den") && ends.contains_key("repetition") && ends.contains_key("quiet"), "{ends:?}");
}

/// In full: `cargo test -p boards ten_thousand_random -- --ignored`.
#[test]
#[ignore = "a minute; some hundred games are played by the test before"]
fn ten_thousand_random_games_have_no_fault() {
    let game = rules(Setup::default());
    for number in 0..10_000 {
        walks_along(&game, Seed(11).derive("game", number));
    }
}
