//! Opponents keep the contract, and each is stronger than the one before it.

use std::sync::Arc;

use boards::jungle::{Jungle, LeopardLeap, Setup, State, TigerLeap, agents};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Game, Monitor, Seat, Seed, Think};

use super::support::{at, rules, unequal};
use crate::matches::{Score, match_of};

#[test]
fn every_opponent_keeps_every_promise() {
    for (index, setup) in (0..).zip([
        Setup::default(),
        Setup { dog_above_wolf: true, tiger_leap: TigerLeap::Lengthwise, ..Setup::default() },
        Setup { equal_lion_and_tiger: true, leopard_leap: LeopardLeap::Sideways, quiet_limit: 40, ..Setup::default() },
        Setup { tiger_leap: TigerLeap::None, quiet_limit: 60, ..Setup::default() },
    ]) {
        let game = Arc::new(rules(setup));
        for info in agents::list() {
            let options =
                AgentOptions { games: 1, seed: Seed(index), budget: Budget::nodes(60), ..AgentOptions::default() };
            let make = |_| agents::make(info.id).unwrap_or_else(|fault| panic!("{fault}"));
            let report = check_agent(&game, make, &options, |_| {});
            let report = report.unwrap_or_else(|violation| panic!("{}: {violation}", info.id));
            assert!(report.decisions > 10, "{}: {report}", info.id);
        }
    }
}

/// The score of the first of two opponents from so many unequal positions.
fn score(one: &str, other: &str, starts: u64) -> Score {
    let rules = rules(Setup::default());
    let starts: Vec<State> = (0..starts).map(|seed| unequal(&rules, seed)).collect();
    match_of(&rules, starts, |spec| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}")), [one, other], 0)
}

#[test]
fn who_takes_beats_who_does_anything_and_who_thinks_beats_both() {
    assert!(score("grabber", "novice", 30).share() > 0.6);
    assert!(score("tracker:nodes=200", "grabber", 10).share() > 0.8);
}

/// In full: `cargo test -p boards jungle_ladder -- --ignored --nocapture`.
#[test]
#[ignore = "a long match; a short one is played by the test before"]
fn jungle_ladder() {
    for (one, other, starts) in [
        ("grabber", "novice", 100),
        ("tracker@hard", "novice", 50),
        ("tracker@easy", "grabber", 100),
        ("tracker@normal", "tracker@easy", 100),
        ("tracker@hard", "tracker@normal", 100),
    ] {
        println!("{one} against {other}: {}", score(one, other, starts));
    }
}

/// The last step of the ladder, told by and by: `cargo test -p boards the_strongest_tracker -- --ignored --nocapture`.
#[test]
#[ignore = "a match of hours"]
fn the_strongest_tracker() {
    let rules = rules(Setup::default());
    let starts: Vec<State> = (0..60).map(|seed| unequal(&rules, seed)).collect();
    let mut sum = Score::default();
    for starts in starts.chunks(2) {
        let make = |spec: &str| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
        sum += match_of(&rules, starts.iter().cloned(), make, ["tracker@expert", "tracker@hard"], 0);
        println!("tracker@expert against tracker@hard: {sum}");
    }
}

/// What a change of the settings is worth: `cargo test -p boards jungle_settings -- --ignored --nocapture`.
#[test]
#[ignore = "long matches, which prove nothing"]
fn jungle_settings() {
    for other in [
        "race=0",
        "race=0.05",
        "race=0.2",
        "ways=0.03",
        "ways=0.15",
        "animals=0.4",
        "alive=3",
        "fear=0.75",
        "fear=0.95",
    ] {
        let usual = "tracker:nodes=3000";
        println!("{usual} against {other}: {}", score(usual, &format!("{usual},{other}"), 100));
    }
}

/// The decision in a position and the sentence about it; the terms of each candidate sum to its score.
fn told(game: &Jungle, text: &str, spec: &str) -> (String, String) {
    let mut agent: Box<dyn Agent<Jungle>> = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
    let state = at(game, text);
    let monitor = Monitor::new();
    let mut think =
        Think { budget: Budget::default(), explain: true, rng: Seed(1).stream("think", 0), monitor: &monitor };
    let decision = agent.decide(game, &state, &mut think);
    game.validate(&state, &decision.action).expect("it is allowed");
    let reasons = decision.explanation.expect("they are asked for");
    assert_eq!(reasons.candidates.iter().filter(|candidate| candidate.chosen).count(), 1, "{reasons:?}");
    for candidate in &reasons.candidates {
        let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
        assert!((sum - candidate.score).abs() < 1e-6, "{candidate:?}");
    }
    if spec.starts_with("tracker") {
        let best = reasons.candidates.first().filter(|best| best.chosen).map(|best| &best.label);
        let begins = reasons.line.first().map(|ply| &ply.label);
        assert_eq!(best, begins, "what is chosen comes first and begins the line: {reasons:?}");
    }
    if ["headline-jungle_won", "headline-jungle_lost"].contains(&&*reasons.headline.id) {
        let seats = (0..2).cycle().skip(usize::from(state.seat().0)).map(|seat| Some(Seat(seat)));
        assert!(
            reasons.line.iter().map(|ply| ply.seat).eq(seats.take(reasons.line.len())),
            "both act in turn: {reasons:?}"
        );
    }
    (decision.action.to_string(), reasons.headline.id.into_owned())
}

fn decides(game: &Jungle, text: &str, spec: &str) -> String {
    told(game, text, spec).0
}

#[test]
fn tracker_knows_endings() {
    let game = rules(Setup::default());
    // A lion three moves before the den, with a cat that is too far away to stand in its way.
    let text = "7/7/2L4/7/7/7/c6/7/7";
    assert_eq!(told(&game, &format!("{text} w"), "tracker@hard").1, "headline-jungle_won");
    assert_eq!(told(&game, &format!("{text} b"), "tracker@hard").1, "headline-jungle_lost");
    // Without tables it is told what was searched.
    let (_, headline) = told(&game, &format!("{text} w"), "tracker@easy");
    assert_eq!(headline, "headline-jungle_searched");
}

#[test]
fn tracker_sees_what_is_near() {
    let game = rules(Setup::default());
    for (text, best, why) in [
        ("6l/7/7/7/7/7/3R3/3e3/1P5", "d3-d2", "a rat takes the elephant that stands in a trap"),
        ("6l/7/7/7/7/7/3C3/3e3/1P5", "d3-d2", "a cat does as well, since the elephant has no rank there"),
        ("l6/3C3/7/7/7/7/6r/5E1/7", "d8-d9", "into the den rather than anything else"),
        ("7/3e3/1L1l3/3w3/7/7/1t5/7/2D1E2", "b7-b3", "the leap over the lake takes the tiger"),
    ] {
        assert_eq!(decides(&game, text, "tracker:nodes=3000"), best, "{why}");
    }
    // A dog before a wolf that stands beside a leopard: it would be taken back.
    let text = "l6/7/7/7/7/6r/7/3Pcd1/7";
    assert_ne!(decides(&game, text, "tracker:nodes=3000"), "d2-d3");
    // Grabber takes the cat that a leopard guards, Tracker does not.
    let text = "l5t/1d5/r3w1e/3p3/3c3/3W3/E3P1R/1C3D1/T5L";
    assert_eq!(decides(&game, text, "grabber"), "d4-d5");
    assert_ne!(decides(&game, text, "tracker:nodes=3000"), "d4-d5");
}
