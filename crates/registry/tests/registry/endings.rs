//! Every game ends by its own rules: with every agent, at every number of seats, in every variant and scene.
//!
//! Few games at some of the tables here; all of them by `rubicon-lab endings GAME`.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use lab::Library;
use matches::{AnyGameMatches, EndingsRequest, RunControl, TableEndings};
use registry::GAMES;
use tabletop::{Budget, Seed};

/// Most games of a hundred that may end by a limit, where somebody sits at the table who does not play at random.
const MOST_PERCENT: u64 = 4;

fn request() -> EndingsRequest {
    EndingsRequest {
        agents: Vec::new(),
        openings: Vec::new(),
        seats: None,
        games: 1,
        every: 1,
        seed: Seed(1),
        budget: Budget { nodes: Some(60) },
        threads: None,
    }
}

fn sweep(any_game: &dyn AnyGameMatches, library: &Library, request: &EndingsRequest) -> Vec<TableEndings> {
    let stop = AtomicBool::new(false);
    any_game
        .endings(library, request, &RunControl { progress: &|_, _| {}, stop: &stop })
        .expect("a sweep that can be played")
}

fn shipped() -> Library {
    Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the program's files")
}

/// How many tables of a game are left out for each that is played, by how long its games take.
fn every(game: &str) -> usize {
    match game {
        "risk" => 29,
        "dominion" => 13,
        _ => 3,
    }
}

#[test]
fn games_end_by_their_own_rules() {
    let library = shipped();
    for any_game in GAMES {
        let id = any_game.info().id;
        let tables = sweep(*any_game, &library, &EndingsRequest { every: every(id), ..request() });
        // The first opponent of a game plays at random, and at a table of its own kind nobody need ever win.
        let random = any_game.agents().first().map(|agent| agent.name.clone()).expect("a game has agents");
        let planned = tables.iter().filter(|table| table.agents.iter().any(|agent| *agent != random));
        let (games, at_limit) =
            planned.clone().fold((0, 0), |(games, at_limit), table| (games + table.games, at_limit + table.at_limit));
        let stalled: Vec<&TableEndings> = planned.filter(|table| table.at_limit > 0).collect();
        assert!(
            games > 0 && 100 * at_limit <= MOST_PERCENT * games,
            "{id}: {at_limit} of {games} games ended by a limit: {stalled:#?}"
        );
        let seats: BTreeSet<usize> = tables.iter().map(|table| table.seats).collect();
        assert_eq!(seats, any_game.info().seats.collect(), "{id}: every number of seats is played");
    }
}

#[test]
fn every_variant_can_be_played() {
    let library = shipped();
    for any_game in GAMES {
        let agents = any_game.agents();
        let quick = agents.first().expect("a game has agents");
        let level = quick.levels.first().map(|level| format!("@{}", level.name)).unwrap_or_default();
        let agents = vec![format!("{}{level}", quick.name)];
        let tables =
            sweep(*any_game, &library, &EndingsRequest { agents, budget: Budget { nodes: Some(1) }, ..request() });
        let openings: BTreeSet<&str> = tables.iter().map(|table| table.opening.as_str()).collect();
        assert!(openings.len() > 2, "{}: {openings:?}", any_game.info().id);
    }
}

#[test]
fn games_that_reach_a_limit_are_counted_at_their_table() {
    let library = test_kit::library();
    let shy = EndingsRequest { agents: vec!["shy".to_owned()], games: 3, ..request() };
    let tables = sweep(&pig::PigModule, &library, &shy);
    let counted: Vec<(&str, usize, u64)> =
        tables.iter().map(|table| (table.opening.as_str(), table.seats, table.at_limit)).collect();
    let limited = [("brief", 2, 3), ("brief", 3, 3)];
    assert_eq!(counted, [("classic", 2, 0), ("classic", 3, 0), ("classic", 4, 0), limited[0], limited[1]]);
    assert!(tables[0].mean_rounds > 2.0 && tables[0].most_rounds as f64 >= tables[0].mean_rounds);
    let both = EndingsRequest { agents: vec!["shy".to_owned(), "bold".to_owned()], seats: Some(3..=3), ..shy };
    let tables = sweep(&pig::PigModule, &library, &EndingsRequest { openings: vec!["classic".to_owned()], ..both });
    let agents: Vec<String> = tables.iter().map(|table| table.agents.join(" ")).collect();
    assert_eq!(agents, ["shy shy shy", "bold bold bold", "shy bold shy"], "each alone, then different ones together");
}

#[test]
fn a_sweep_that_cannot_be_played_says_why() {
    let library = test_kit::library();
    let stop = AtomicBool::new(false);
    let control = RunControl { progress: &|_, _| {}, stop: &stop };
    let fault = |request: EndingsRequest| {
        pig::PigModule.endings(&library, &request, &control).expect_err("a fault").to_string()
    };
    let cheat = fault(EndingsRequest { agents: vec!["cheat".to_owned()], games: 20, ..request() });
    assert!(cheat.contains("cheat"), "{cheat}");
    let unknown = fault(EndingsRequest { openings: vec!["clasic".to_owned()], ..request() });
    assert!(unknown.contains("clasic") && unknown.contains("classic"), "{unknown}");
    let crowded = fault(EndingsRequest { seats: Some(9..=9), ..request() });
    assert!(crowded.contains("seats"), "{crowded}");
}
