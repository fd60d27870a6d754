//! The rules keep the contract, in every variant.

use std::collections::BTreeMap;
use std::sync::Arc;

use boards::flip_jungle::{FlipJungle, Move, Outcome, Position, Setup, State};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Game, NoEvents, Seed, Turn};

use super::support::{rules, variants};

#[test]
fn every_variant_passes_the_suite() {
    let mut distributions = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = Arc::new(rules(setup.clone()));
        let options = Options {
            games: 4,
            seed: Seed(index),
            probe_every: 20,
            information: Information::Perfect,
            ..Options::default()
        };
        let report = check_game(&game, &options).unwrap_or_else(|violation| panic!("{setup:?}: {violation}"));
        assert!(report.actions > 60 && report.refused > 100 && report.declared > 0, "{setup:?}: {report}");
        distributions += report.distributions;
    }
    assert!(distributions > 20, "{distributions}");
}

/// The position that searches walk with goes the same way as the state, and lists the same moves.
fn walks_along(game: &FlipJungle, seed: Seed) -> String {
    let mut rng = seed.stream("walk", 0);
    let mut state = game.start();
    let mut position: Position = state.position();
    loop {
        assert_eq!(position, state.position());
        match game.turn(&state) {
            Turn::Over => return game.standing(&state).expect("it is over").reason.into_owned(),
            Turn::Chance => {
                let Outcome::Piece(piece) = game.draw(&state, &mut rng).expect("it is due") else {
                    panic!("nothing but pieces is drawn")
                };
                game.resolve(&mut state, &Outcome::Piece(piece), &mut NoEvents).expect("it may come");
                position.reveal(piece);
            }
            Turn::Seat(_) => {
                let listed = game.actions(&state).expect("they are listed").into_iter().map(Move::from);
                assert_eq!(listed.collect::<Vec<_>>(), game.rules().moves(&position).to_vec());
                let action = game.sample(&state, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                position.play(*game.rules(), Move::from(action));
            }
        }
    }
}

#[test]
fn random_games_end_by_their_rules_in_every_way() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        for number in 0..150 {
            *ends.entry(walks_along(&game, Seed(index).derive("game", number))).or_insert(0) += 1;
        }
    }
    for end in ["taken", "bare", "repetition", "quiet"] {
        assert!(ends.contains_key(end), "{end}: {ends:?}");
    }
}

/// In full: `cargo test -p boards ten_thousand_random -- --ignored`.
#[test]
#[ignore = "a minute; some hundred games are played by the test before"]
fn ten_thousand_random_games_have_no_fault() {
    for setup in variants() {
        let game = rules(setup);
        for number in 0..10_000 {
            walks_along(&game, Seed(11).derive("game", number));
        }
    }
}

/// A state is what everybody sees: there is nothing that a face-down piece is before it is turned over.
#[test]
fn a_state_has_no_secret() {
    let game = rules(Setup::default());
    let written = serde_json::to_value(game.start()).expect("it can be written");
    let known: Vec<&str> = written.as_object().expect("a map").keys().map(String::as_str).collect();
    assert_eq!(
        known,
        ["board", "end", "first_colour", "flipping", "past", "plies", "quiet", "to_act", "undecided", "unopened"]
    );
    let read: State = serde_json::from_value(written).expect("it can be read");
    assert_eq!(read, game.start());
}
