//! The rules keep the contract, in fights of all sorts.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::conformance::{Information, Options, check_game, golden};
use tabletop::{Eye, Game, Seed, Turn};

use crate::support::{catalogue, fight};

#[test]
fn fights_of_all_sorts_pass_the_suite() {
    let catalogue = catalogue();
    let mut total = (0, 0);
    for index in 0..100 {
        let game = Arc::new(fight(Seed(3).derive("fight", index), &catalogue));
        let options = Options {
            games: 2,
            seed: Seed(index),
            probe_every: 24,
            distributions: 1,
            information: Information::Perfect,
            ..Options::default()
        };
        match check_game(&game, &options) {
            Ok(report) => total = (total.0 + report.probes, total.1 + report.distributions),
            Err(violation) => panic!("{:?}: {violation}", game.setup()),
        }
    }
    assert!(total.0 > 2_000 && total.1 > 100, "{total:?}");
}

/// Random fights to the end: every state on the way is sound, and chance and events of every kind are met.
#[test]
fn random_fights_end_and_meet_everything() {
    let catalogue = catalogue();
    let mut reasons = BTreeMap::<String, u64>::new();
    let (mut dues, mut events_met) = (BTreeMap::<String, u64>::new(), BTreeMap::<String, u64>::new());
    let kind = |text: String| text.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    for index in 0..1_500 {
        let seed = Seed(5).derive("game", index);
        let game = fight(seed, &catalogue);
        let mut state = game.start();
        let mut events = Vec::new();
        for step in 0u64.. {
            assert!(step < 50_000, "{seed}: it does not end");
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    *dues.entry(kind(format!("{:?}", state.due.expect("chance is due")))).or_default() += 1;
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut events).expect("what is drawn can come");
                }
                Turn::Seat(seat) => {
                    let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("a seat is to act");
                    game.apply(&mut state, &action, &mut events).expect("what is sampled is legal");
                }
            }
            game.check_state(&state).unwrap_or_else(|illegal| panic!("{seed}, step {step}: {illegal}: {state:?}"));
        }
        for event in &events {
            *events_met.entry(kind(format!("{event:?}"))).or_default() += 1;
        }
        *reasons.entry(game.standing(&state).expect("it is over").reason.into_owned()).or_default() += 1;
    }
    for reason in ["defeat", "flight", "round_limit"] {
        assert!(reasons.contains_key(reason), "no fight ended by {reason}: {reasons:?}");
    }
    for due in ["Roll", "Give", "Split", "Turn", "Shock", "Weaken", "Copy", "Steal", "Curse", "Branch"] {
        assert!(dues.contains_key(due), "{due} was never due: {dues:?}");
    }
    for event in [
        "Turn",
        "Die",
        "Frozen",
        "Vanished",
        "Placed",
        "Turned",
        "Counted",
        "Activated",
        "Fizzled",
        "Dodged",
        "Hurt",
        "Survived",
        "Healed",
        "Status",
        "Shocked",
        "Weakened",
        "Copied",
        "Bonus",
        "TurnEnd",
        "Over",
    ] {
        assert!(events_met.contains_key(event), "{event} never happened: {events_met:?}");
    }
}

#[test]
fn a_fight_is_told_as_it_ever_was() {
    let game = Arc::new(fight(Seed(9), &catalogue()));
    insta::assert_snapshot!(golden(&game, Seed(4), 80).expect("it goes on"));
}
