//! Opponents keep the contract, see what is near, and each is stronger than the one before it.

use std::sync::Arc;

use boards::generals::{Disclosure, Generals, Relative, Setup, agents, shipped_placements};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Explanation, Game, Monitor, Seed, Think};

use super::strength::score;
use super::support::{at_random, rules, seen, usual, view};

pub fn make(spec: &str) -> Box<dyn Agent<Generals>> {
    agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"))
}

/// The suite tries each agent on twins of the true position, in which every rank that it was not told is another.
#[test]
fn every_opponent_keeps_every_promise() {
    for (index, setup) in (0..).zip([
        Setup { quiet_limit: 40, ..Setup::default() },
        Setup { relative: Relative::Attaque, quiet_limit: 20, ..Setup::default() },
        Setup { disclosure: Disclosure::Fight, quiet_limit: 20, ..Setup::default() },
    ]) {
        let game = Arc::new(rules(setup.clone()));
        for info in agents::list() {
            let options = AgentOptions {
                games: 2,
                seed: Seed(index),
                budget: Budget::nodes(60),
                probe_every: 16,
                ..AgentOptions::default()
            };
            let report = check_agent(&game, |_| make(info.id), &options, |_| {});
            let report = report.unwrap_or_else(|violation| panic!("{}, {setup:?}: {violation}", info.id));
            println!("{}, {setup:?}: {report}", info.id);
            assert!(report.decisions > 10 && report.twins_apart > 0, "{}: {report}", info.id);
        }
    }
}

/// What an opponent decides, and why; its terms sum up to its scores.
fn told(game: &Generals, text: &str, spec: &str) -> (String, Explanation) {
    let view = seen(game, text);
    let monitor = Monitor::new();
    let rng = Seed(1).stream("think", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    let decision = make(spec).decide(game, &view, &mut think);
    let reasons = *decision.explanation.expect("they are asked for");
    for candidate in &reasons.candidates {
        let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
        assert!((sum - candidate.score).abs() < 1e-6, "{candidate:?}");
    }
    (decision.action.to_string(), reasons)
}

#[test]
fn marshal_sees_what_is_near() {
    let game = usual();
    for (text, best, why) in [
        ("9/4F4/9/9/9/8?/9/9 w seen w army FP/fp fallen ?a5,Pa4", "e7-e8", "the flag arrives"),
        ("7?1/9/9/4?4/4A4/9/9/F8 w seen w army AF/fp", "e4-e5", "whatever stands there falls"),
        (
            "7?1/9/9/4?4/4A4/9/9/F8 w seen w army AFP/fsy fallen ?i6,Pa4 fights a4xe5- moved a4",
            "e4-e5",
            "it is the sergeant",
        ),
    ] {
        let (action, reasons) = told(&game, text, "marshal");
        assert_eq!(action, best, "{why}: {:#?}", reasons.candidates);
    }
    // A general does not come to what took a colonel, where only spies and stronger generals are left.
    let text = "4?3?/9/9/4?4/4G4/9/9/F8 w seen w army GCF/ayf fallen Ca3 fights a3xe5- moved a3";
    let (action, _) = told(&game, text, "marshal");
    assert_ne!(action, "e4-e5");
}

#[test]
fn a_challenge_is_told_with_its_odds() {
    let game = usual();
    let (_, reasons) = told(&game, "7?1/9/9/4?4/4A4/9/9/F8 w seen w army AF/fp", "marshal");
    assert_eq!(reasons.headline.id, "headline-generals_challenged");
    assert_eq!((reasons.rows.len(), reasons.columns.len()), (2, 2));
    // Who has no whim does what is expected.
    let (_, reasons) = told(&game, "7?1/9/9/4?4/9/4A4/9/F8 w seen w army AF/fp", "marshal:whim=0");
    assert!(!reasons.line.is_empty() && reasons.candidates.len() > 2, "{reasons:?}");
}

/// What a person made up is Grabber's, what was found by play Marshal's.
#[test]
fn each_places_by_ways_of_its_own() {
    let game = usual();
    let shipped = shipped_placements(Relative::Salpakan);
    for (spec, found) in [("grabber", false), ("marshal@easy", true)] {
        for seed in 0..20 {
            let (own, monitor) = (view(&game, &game.start(), 0), Monitor::new());
            let rng = Seed(seed).stream("think", 0);
            let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
            let reasons = make(spec).decide(&game, &own, &mut think).explanation.expect("they are asked for");
            let named = |id: &str| format!("{:?}", reasons.headline).contains(&format!("\"generals_placement-{id}\""));
            let placement = shipped.iter().find(|placement| named(&placement.id)).expect("it is a shipped one");
            assert_eq!(placement.found.is_some(), found, "{spec}: {}", placement.id);
        }
    }
}

/// Two states that look the same to a seat: the same view, and the same decision.
#[test]
fn what_is_not_known_changes_nothing() {
    let game = usual();
    let mut apart = 0;
    for number in 0..6 {
        let state = at_random(&game, Seed(number), 80);
        if state.end.is_some() {
            continue;
        }
        let seat = state.seat();
        let mut rng = Seed(number).stream("twin", 0);
        let own = view(&game, &state, seat.0);
        let decide = |seen: &boards::generals::View| {
            let monitor = Monitor::new();
            let rng = Seed(3).stream("think", 0);
            let mut think = Think { budget: Budget::nodes(200), explain: true, rng, monitor: &monitor };
            make("marshal").decide(&game, seen, &mut think)
        };
        let first = decide(&own);
        for _ in 0..3 {
            let twin = game.conceal(&state, tabletop::Eye::Seat(seat), &mut rng);
            apart += usize::from(twin != state);
            let seen = view(&game, &twin, seat.0);
            assert_eq!(seen, own);
            assert_eq!(decide(&seen), first);
        }
    }
    assert!(apart > 6, "{apart}");
}

#[test]
fn who_counts_beats_who_does_anything_and_who_thinks_beats_both() {
    let game = usual();
    assert!(score(&game, ["grabber", "novice"], 0..20).share() > 0.6);
    assert!(score(&game, ["marshal:nodes=300,samples=32", "grabber"], 0..6).share() > 0.6);
}
