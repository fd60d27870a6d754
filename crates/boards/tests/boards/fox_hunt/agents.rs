//! Hunters keep the contract, and each is better than the one before it.

use std::sync::Arc;

use boards::fox_hunt::{BoardSize, Setup, agents};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Budget, Mark, Monitor, Seed, Think};

use super::support::{at, board, hunt, rules, square};

#[test]
fn every_hunter_keeps_every_promise() {
    for (index, setup) in (0..).zip([
        Setup::default(),
        Setup { size: BoardSize::Tiny, foxes: 3, ..Setup::default() },
        Setup { size: BoardSize::Small, foxes: 8, ..Setup::default() },
    ]) {
        let game = Arc::new(rules(setup));
        for info in agents::list() {
            let options =
                AgentOptions { games: 2, seed: Seed(index), budget: Budget::nodes(60), ..AgentOptions::default() };
            let make = |_| agents::make(info.id).unwrap_or_else(|fault| panic!("{fault}"));
            let report = check_agent(&game, make, &options, |_| {});
            let report = report.unwrap_or_else(|violation| panic!("{}: {violation}", info.id));
            assert!(report.decisions > 10 && report.twins_apart > 0 && report.open > 0, "{}: {report}", info.id);
        }
    }
}

/// The mean of shots over so many boards, and half the width of its interval of 95 %.
fn shots(spec: &str, boards: u64) -> (f64, f64) {
    let game = rules(Setup::default());
    let shots: Vec<f64> = (0..boards).map(|number| hunt(&game, spec, Seed(1).derive("board", number)) as f64).collect();
    let count = boards as f64;
    let mean = shots.iter().sum::<f64>() / count;
    let variance = shots.iter().map(|shots| (shots - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[test]
fn each_hunter_needs_fewer_shots_than_the_one_before() {
    let novice = shots("novice", 100).0;
    let beater = shots("beater", 100).0;
    let tracker = shots("tracker", 100).0;
    let huntsman = shots("huntsman:nodes=300", 60).0;
    let all = [novice, beater, tracker, huntsman];
    assert!((86.0..94.0).contains(&novice) && beater < 42.0 && tracker < 23.5 && huntsman < 20.7, "{all:?}");
    assert!(all.is_sorted_by(|worse, better| worse > better), "{all:?}");
}

/// In full: `cargo test -p boards mean_shots -- --ignored --nocapture`.
#[test]
#[ignore = "minutes; fewer boards are hunted by the test before"]
fn mean_shots_of_two_thousand_boards() {
    for spec in
        ["novice", "beater", "tracker", "huntsman@easy", "huntsman@normal", "huntsman:nodes=100", "huntsman@hard"]
    {
        let (mean, half) = shots(spec, 2_000);
        println!("{spec}: {mean:.2} ± {half:.2}");
    }
}

#[test]
fn reasons_tell_the_odds_of_every_square() {
    let game = board(BoardSize::Tiny, 3);
    let view = at(&game, "c3=2 f1=1 a6=*");
    let monitor = Monitor::new();
    let mut think =
        Think { budget: Budget::default(), explain: true, rng: Seed(1).stream("think", 0), monitor: &monitor };
    let mut hunter = agents::make("huntsman").unwrap_or_else(|fault| panic!("{fault}"));
    let decision = hunter.decide(&game, &view, &mut think);
    let reasons = decision.explanation.expect("they are asked for");
    assert_eq!((reasons.rows.len(), reasons.columns.len()), (33, 2));
    let chances: f64 = reasons.rows.iter().filter_map(|row| row.values[1]).sum();
    assert!((chances - 200.0).abs() < 1e-9, "two foxes are left: {chances}");
    let chosen = reasons.candidates.iter().find(|candidate| candidate.chosen).expect("one is");
    assert_eq!(chosen.marks, [game.place(decision.action.square).map(Mark::At).expect("a square of the board")]);
    assert!(reasons.candidates.iter().all(|candidate| candidate.score <= chosen.score));
}

/// What a hit is worth beside what it tells, by the mean of shots: `cargo test -p boards what_a_hit_is_worth -- --ignored --nocapture`.
#[test]
#[ignore = "a minute; nothing is asked of it"]
fn what_a_hit_is_worth() {
    for hit in ["0", "1", "2", "3.3", "5", "10"] {
        let (mean, half) = shots(&format!("huntsman:nodes=300,hit={hit}"), 500);
        println!("hit={hit}: {mean:.2} ± {half:.2}");
    }
}

/// Where odds take too many counts, Huntsman estimates them and says so.
#[test]
fn odds_that_take_too_much_are_estimated() {
    let game = rules(Setup::default());
    let view = at(&game, "e5=2 c2=3 g8=1 h3=2 b7=4 i9=2");
    let monitor = Monitor::new();
    for (spec, headline) in
        [("huntsman", "headline-fox_hunt_counted"), ("huntsman:counts=50", "headline-fox_hunt_estimated")]
    {
        let mut hunter = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
        let rng = Seed(1).stream("think", 0);
        let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
        let decision = hunter.decide(&game, &view, &mut think);
        assert_eq!(decision.explanation.expect("they are asked for").headline.id, headline, "{spec}");
    }
    let (mean, _) = shots("huntsman:counts=50", 60);
    assert!(mean < 23.5, "{mean}");
}

#[test]
fn a_fox_that_must_be_there_is_shot_at() {
    let game = board(BoardSize::Tiny, 1);
    let monitor = Monitor::new();
    // On a ray of f4 and of a1, which b1 does not see.
    let view = at(&game, "b1=0 f4=1 a1=1 c3=0");
    assert_eq!(game.certain(&view).collect::<Vec<_>>(), [square("a4")]);
    let mut think =
        Think { budget: Budget::default(), explain: false, rng: Seed(1).stream("think", 0), monitor: &monitor };
    for spec in ["huntsman", "tracker"] {
        let mut hunter = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(hunter.decide(&game, &view, &mut think).action.square, square("a4"), "{spec}");
    }
}
