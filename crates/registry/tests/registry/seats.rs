//! How many sit at a table is said once: by the setup, on the command line, or by the agents that are named.

use std::sync::atomic::AtomicBool;

use door::Recorder;
use lab::Opening;
use matches::{MatchRequest, RunControl};
use registry::game;
use tabletop::{Budget, Seed};
use test_kit::library;

/// The seats of a match, of which no game is played, or why it is none.
fn seats(id: &str, setup: &str, asked: Option<usize>, agents: &[&str]) -> Result<usize, String> {
    let request = MatchRequest {
        opening: Opening::Setup { options: Some(setup.to_owned()), seats: asked },
        agents: agents.iter().map(|agent| (*agent).to_owned()).collect(),
        games: 1,
        seed: Seed(1),
        budget: Budget::nodes(1),
        threads: Some(1),
        recorder: Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| (), stop: &AtomicBool::new(true) };
    let report = game(id).expect("a game").play_match(&library(), &request, &control);
    report.map(|report| report.seats).map_err(|error| error.to_string())
}

#[test]
fn seats_that_a_setup_writes_are_not_passed_over() {
    for (id, agent) in [("dominion", "bm1"), ("hare", "sprinter"), ("risk", "raider")] {
        // Three agents where the setup has two seats were once three seats, and two where it has three were two.
        let told = seats(id, "(seats: 2)", None, &[agent; 3]).expect_err("three do not sit on two seats");
        assert!(told.contains("3 agents are named for 2 seats"), "{id}: {told}");
        assert_eq!(seats(id, "(seats: 3)", None, &[agent]), Ok(3), "{id}");
        let told = seats(id, "(seats: 2)", Some(3), &[agent; 3]).expect_err("which is it?");
        assert!(told.contains("3 seats are asked for, and the setup says 2"), "{id}: {told}");
        assert_eq!(seats(id, "(seats: 3)", Some(3), &[agent]), Ok(3), "{id}");
        // Where the setup says nothing, the agents do.
        assert_eq!(seats(id, "()", None, &[agent; 3]), Ok(3), "{id}");
    }
}
