//! Opponents keep the contract, and each is stronger than the one before it.

use std::sync::Arc;

use boards::flip_jungle::{Equals, FlipJungle, Setup, agents};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Game, Monitor, Seat, Seed, Think};

use super::support::{at, rules};
use crate::matches::{Score, match_of};

#[test]
fn every_opponent_keeps_every_promise() {
    for (index, setup) in
        (0..).zip([Setup::default(), Setup { equals: Equals::BothFall, quiet_limit: 20, ..Setup::default() }])
    {
        let game = Arc::new(rules(setup));
        for info in agents::list() {
            let options =
                AgentOptions { games: 2, seed: Seed(index), budget: Budget::nodes(60), ..AgentOptions::default() };
            let make = |_| agents::make(info.id).unwrap_or_else(|fault| panic!("{fault}"));
            let report = check_agent(&game, make, &options, |_| {});
            let report = report.unwrap_or_else(|violation| panic!("{}: {violation}", info.id));
            assert!(report.decisions > 20, "{}: {report}", info.id);
        }
    }
}

/// The score of the first of two opponents over so many pairs of games in which each begins once.
fn score(setup: Setup, one: &str, other: &str, pairs: usize) -> Score {
    let rules = rules(setup);
    let starts = vec![rules.start(); pairs];
    match_of(&rules, starts, |spec| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}")), [one, other], 0)
}

#[test]
fn who_takes_beats_who_does_anything_and_who_thinks_beats_both() {
    assert!(score(Setup::default(), "grabber", "novice", 40).share() > 0.6);
    assert!(score(Setup::default(), "prowler:nodes=300", "grabber", 20).share() > 0.7);
}

/// In full: `cargo test -p boards flip_jungle_ladder -- --ignored --nocapture`.
#[test]
#[ignore = "a long match; a short one is played by the test before"]
fn flip_jungle_ladder() {
    for equals in [Equals::Taken, Equals::BothFall] {
        let setup = Setup { equals, ..Setup::default() };
        for (one, other, pairs) in [
            ("grabber", "novice", 200),
            ("prowler@hard", "novice", 50),
            ("prowler@easy", "grabber", 200),
            ("prowler@normal", "prowler@easy", 200),
        ] {
            println!("{equals:?}, {one} against {other}: {}", score(setup.clone(), one, other, pairs));
        }
    }
}

/// The last steps of the ladder, told by and by: `cargo test -p boards the_strongest_prowlers -- --ignored --nocapture`.
#[test]
#[ignore = "matches of hours"]
fn the_strongest_prowlers() {
    let rules = rules(Setup::default());
    for [one, other] in [["prowler@expert", "prowler@hard"], ["prowler@hard", "prowler@normal"]] {
        let mut sum = Score::default();
        for pair in 0..100 {
            let make = |spec: &str| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
            sum += match_of(&rules, [rules.start()], make, [one, other], pair);
            println!("{one} against {other}: {sum}");
        }
    }
}

/// What a change of the settings is worth: `cargo test -p boards flip_jungle_settings -- --ignored --nocapture`.
#[test]
#[ignore = "long matches, which prove nothing"]
fn flip_jungle_settings() {
    for other in ["flips=2", "flips=4", "flips=5", "alive=3", "alive=20", "fear=0.75", "fear=0.95"] {
        let usual = "prowler:nodes=2000";
        let score = score(Setup::default(), usual, &format!("{usual},{other}"), 150);
        println!("{usual} against {other}: {score}");
    }
}

/// The decision in a position and the sentence about it; the terms of each candidate sum to its score.
fn decides(game: &FlipJungle, text: &str, spec: &str) -> (String, String) {
    let mut agent: Box<dyn Agent<FlipJungle>> = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
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
    if spec.starts_with("prowler") {
        let best = reasons.candidates.first().filter(|best| best.chosen).map(|best| &best.label);
        let begins = reasons.line.first().map(|ply| &ply.label);
        assert_eq!(best, begins, "what is chosen comes first and begins the line: {reasons:?}");
    }
    if ["headline-flip_jungle_won", "headline-flip_jungle_lost"].contains(&&*reasons.headline.id) {
        let seats = (0..2).cycle().skip(usize::from(state.to_act.0)).map(|seat| Some(Seat(seat)));
        assert!(
            reasons.line.iter().map(|ply| ply.seat).eq(seats.take(reasons.line.len())),
            "both act in turn: {reasons:?}"
        );
    }
    (decision.action.to_string(), reasons.headline.id.into_owned())
}

#[test]
fn prowler_sees_what_is_near() {
    let game = rules(Setup::default());
    // A rat that takes the elephant, and a cat behind it that would take back a dog.
    let (action, _) = decides(&game, "Re1w/1P2/3d/C2l w1 * 0", "prowler:nodes=3000");
    assert_eq!(action, "a4-b4");
    // The lion takes the dog, but the elephant beside it would take it.
    let text = "Lde1/4/1P2/3w w1 * 0";
    assert_eq!(decides(&game, text, "grabber").0, "a4-b4");
    assert_ne!(decides(&game, text, "prowler:nodes=3000").0, "a4-b4");
}

#[test]
fn prowler_knows_endings() {
    let game = rules(Setup::default());
    // Two that are stronger hunt a cat down, on a board on which one of them cannot.
    let (_, headline) = decides(&game, "L3/4/2c1/3T w1 * 0", "prowler@hard");
    assert_eq!(headline, "headline-flip_jungle_won");
    let (_, headline) = decides(&game, "L3/4/2c1/3T b1 * 0", "prowler@hard");
    assert_eq!(headline, "headline-flip_jungle_lost");
}
