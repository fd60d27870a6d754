//! The rules keep the contract, in every variant.

use std::sync::Arc;

use rand::RngExt;
use risk::map::Map;
use risk::{Cards, Fortify, Risk, Setup, Start, Victory};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Eye, Game, NoEvents, Seed, Turn};

fn world() -> Arc<Map> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/risk/world.ron");
    let text = std::fs::read_to_string(file).expect("the world map is part of the project");
    Arc::new(Map::from_ron(file, &text).expect("the world map is sound"))
}

/// A random setup with a short round limit; every value of every variant comes up.
fn setup(seed: Seed) -> Setup {
    let mut rng = seed.stream("setup", 0);
    let mut one_of = |count: u32| rng.random_range(0..count);
    Setup {
        map: "world".into(),
        seats: 2 + one_of(5) as u8,
        start: [Start::Deal, Start::Claim, Start::Scatter][one_of(3) as usize],
        muster: [1, 2, 5, 20][one_of(4) as usize],
        neutrals: one_of(2) == 0,
        cards: [Cards::Progressive, Cards::Fixed, Cards::Off][one_of(3) as usize],
        fortify: [Fortify::Adjacent, Fortify::Path, Fortify::Unlimited, Fortify::Off][one_of(4) as usize],
        victory: [
            Victory::Elimination,
            Victory::Share(70),
            Victory::Capitals(0),
            Victory::Capitals(2),
            Victory::Missions,
            Victory::Rounds(12),
        ][one_of(6) as usize],
        capital_dice: one_of(2) == 0,
        fog: one_of(3) == 0,
        two_phase: one_of(4) == 0,
        round_limit: 20,
    }
}

#[test]
fn every_variant_passes_the_suite() {
    let map = world();
    let mut apart = 0;
    for index in 0..60 {
        let setup = setup(Seed(11).derive("variant", index));
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
        let game = Risk::new(setup(seed), Arc::clone(&map)).expect("playable");
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
