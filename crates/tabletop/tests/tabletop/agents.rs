//! Honest agents pass, and the checks were not vacuous.

use std::sync::Arc;

use tabletop::Budget;
use tabletop::conformance::{AgentOptions, check_agent};

use crate::tiny::{Kuhn, Nim, Reader, Summer};

#[test]
fn an_honest_agent_of_a_game_with_hidden_cards_passes() {
    let game = Arc::new(Kuhn::new(3, true));
    let options = AgentOptions { games: 40, budget: Budget::nodes(50), probe_every: 1, ..AgentOptions::default() };
    let report = check_agent(&game, |_| Box::new(Reader::honest()), &options, |_| {}).expect("it is honest");
    assert_eq!((report.games, report.decisions), (40, report.probes), "{report}");
    assert_eq!((report.cut, report.most_nodes), (report.probes, 50), "{report}");
    assert!(report.decisions > 120 && report.twins_apart * 2 > report.twins, "{report}");
}

#[test]
fn an_honest_agent_of_a_game_without_secrets_passes() {
    let options = AgentOptions { probe_every: 1, ..AgentOptions::default() };
    let report = check_agent(&Arc::new(Nim::new(&[7, 5, 3])), |_| Box::new(Summer), &options, |_| {});
    let report = report.expect("it is honest");
    assert!(report.probes > 20 && report.twins > 0, "{report}");
    assert_eq!((report.twins_apart, report.cut, report.most_nodes), (0, 0, 0), "{report}");
    assert_eq!(
        (report.open, report.open_twins),
        (report.probes, 0),
        "all is open, and no twin is another position: {report}"
    );
}

#[test]
fn the_hook_is_told_the_truth_and_every_twin() {
    let options = AgentOptions { games: 4, probe_every: 1, twins: 3, ..AgentOptions::default() };
    let mut told = 0;
    let report = check_agent(&Arc::new(Nim::new(&[4])), |_| Box::new(Summer), &options, |_| told += 1);
    let report = report.expect("it is honest");
    assert_eq!(report.open, report.decisions, "Nim hides nothing");
    let open_twins = options.twins as u64 * report.open;
    assert_eq!(told, report.decisions + 2 * (report.twins + open_twins));
}
