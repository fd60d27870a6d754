//! The rules keep the contract, in every variant.

use std::sync::Arc;

use boards::banqi::{Banqi, Move, Outcome, Position, Setup, State};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Game, NoEvents, Seed, Turn};

use super::support::{rules, variants};

#[test]
fn every_variant_passes_the_suite() {
    let mut distributions = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = Arc::new(rules(setup.clone()));
        let options = Options {
            games: 2,
            seed: Seed(index),
            probe_every: 40,
            information: Information::Perfect,
            ..Options::default()
        };
        let report = check_game(&game, &options).unwrap_or_else(|violation| panic!("{setup:?}: {violation}"));
        assert!(report.actions > 60 && report.refused > 200 && report.declared > 0, "{setup:?}: {report}");
        distributions += report.distributions;
    }
    assert!(distributions > 50, "{distributions}");
}

/// The position that searches walk with goes the same way as the state, and lists the same moves.
fn walks_along(game: &Banqi, seed: Seed) -> (u64, &'static str) {
    let mut rng = seed.stream("walk", 0);
    let mut state = game.start();
    let mut position: Position = state.position();
    let mut plies = 0;
    loop {
        assert_eq!(position, state.position());
        match game.turn(&state) {
            Turn::Over => {
                let standing = game.standing(&state).expect("it is over");
                let reason =
                    ["taken", "stuck", "repetition", "quiet"].into_iter().find(|word| *word == standing.reason);
                return (plies, reason.expect("one of the four"));
            }
            Turn::Chance => {
                let Outcome::Piece(piece) = game.draw(&state, &mut rng).expect("it is due") else {
                    panic!("nothing but pieces is drawn")
                };
                game.resolve(&mut state, &Outcome::Piece(piece), &mut NoEvents).expect("it may come");
                position.reveal(piece);
            }
            Turn::Seat(_) => {
                let listed: Vec<Move> =
                    game.actions(&state).expect("they are listed").into_iter().map(Move::from).collect();
                assert_eq!(listed, game.rules().moves(&position).to_vec());
                let action = game.sample(&state, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                position.play(Move::from(action));
                plies += 1;
            }
        }
    }
}

#[test]
fn random_games_end_by_their_rules_in_every_way() {
    let mut ends = std::collections::BTreeMap::new();
    for (index, setup) in (0..).zip(variants().into_iter().filter(|setup| setup.chase_limit == 0)) {
        let game = rules(setup);
        for number in 0..40 {
            let (plies, reason) = walks_along(&game, Seed(index).derive("game", number));
            assert!(plies < 5_000);
            *ends.entry(reason).or_insert(0) += 1;
        }
    }
    assert!(ends.len() >= 3 && ends["taken"] > 20, "{ends:?}");
}

/// In full: `cargo test -p boards ten_thousand_random -- --ignored`.
#[test]
#[ignore = "a minute; a few hundred games are played by the test before"]
fn ten_thousand_random_games_of_each_size_have_no_fault() {
    for size in [boards::banqi::BoardSize::Small, boards::banqi::BoardSize::Large] {
        let game = rules(Setup { size, ..Setup::default() });
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
