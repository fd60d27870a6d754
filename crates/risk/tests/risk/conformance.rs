//! The rules keep the contract, in every variant.

use std::sync::Arc;

use risk::{Risk, Victory};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Eye, Game, NoEvents, Seed, Turn};

use crate::support::{variant, world};

#[test]
fn every_variant_passes_the_suite() {
    let map = world();
    let mut apart = 0;
    for index in 0..60 {
        let setup = variant(Seed(11).derive("variant", index), 20);
        let game = Arc::new(Risk::new(setup.clone(), Arc::clone(&map)).expect("playable"));
        let hides = setup.fog || setup.has_cards() || matches!(setup.victory, Victory::Missions | Victory::Capitals(_));
        let options = Options {
            games: 2,
            seed: Seed(index),
            probe_every: 60,
            information: if hides { Information::Unstated } else { Information::Perfect },
            ..Options::default()
        };
        match check_game(&game, &options) {
            Ok(report) => apart += report.twins_apart,
            Err(violation) => panic!("{setup:?}: {violation}"),
        }
    }
    assert!(apart > 100, "only {apart} twins differed");
}

/// Random games to the end: every action sampled from a view is legal, every state on the way is sound.
#[test]
fn ten_thousand_random_games_end() {
    let map = world();
    let mut reasons = std::collections::BTreeMap::<String, u64>::new();
    for index in 0..10_000 {
        let seed = Seed(5).derive("game", index);
        let game = Risk::new(variant(seed, 20), Arc::clone(&map)).expect("playable");
        let mut state = game.start();
        let mut view = game.view(&state, Eye::Public);
        for step in 0u64.. {
            assert!(step < 200_000, "{seed}: it does not end");
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
                }
                Turn::Seat(seat) => {
                    game.view_into(&state, Eye::Seat(seat), &mut view);
                    let action = game.sample(&view, &mut rng).expect("the seat is to act");
                    let done = game.apply(&mut state, &action, &mut NoEvents);
                    done.unwrap_or_else(|illegal| panic!("{seed}, step {step}, {action:?}: {illegal}"));
                }
            }
            if step.is_multiple_of(64) {
                game.check_state(&state).unwrap_or_else(|illegal| panic!("{seed}, step {step}: {illegal}"));
            }
        }
        let standing = game.standing(&state).expect("it is over");
        assert!(standing.winners().next().is_some());
        *reasons.entry(standing.reason.into_owned()).or_default() += 1;
    }
    for reason in ["elimination", "share", "capitals", "mission", "rounds", "round_limit"] {
        assert!(reasons.contains_key(reason), "no game ended by {reason}: {reasons:?}");
    }
}
