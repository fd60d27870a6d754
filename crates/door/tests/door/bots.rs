//! Programs from outside in matches and explanations: those of `examples/bots`, and those that spoil more than a game.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use door::{AnyGameDoor, Recorder};
use lab::{ExplainReport, ExplainRequest, LabError, Opening, TextFile};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl};
use pig::{FREE, PigModule};
use registry::game;
use tabletop::{Audience, Seed};
use test_kit::library;

/// Whether there is a Python to run the bots of this test; without one it says that it shows nothing.
fn python() -> bool {
    let found = std::process::Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !found {
        eprintln!("skipped: there is no python3 to run bots with");
    }
    found
}

fn unruly(how: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/door/unruly.py");
    // Nobody is to be late on a busy machine but who waits on purpose.
    let seconds = match how {
        "silent" => 1,
        "hang" => 3,
        _ => 15,
    };
    format!("cmd@{seconds}:python3 \"{script}\" '{how}'")
}

fn example(name: &str) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(name);
    format!("cmd:python3 '{}'", script.display())
}

fn request(agents: &[&str], games: u64) -> MatchRequest {
    MatchRequest {
        opening: Opening::CLASSIC,
        agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
        games,
        seed: Seed(1),
        budget: FREE,
        threads: Some(2),
        recorder: Recorder::default(),
    }
}

fn compete(any_game: &dyn AnyGameMatches, request: &MatchRequest) -> MatchReport {
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    any_game.play_match(&library(), request, &control).expect("the match is played")
}

fn explain(any_game: &dyn AnyGameDoor, agent: String) -> ExplainReport {
    let request = ExplainRequest {
        opening: Opening::CLASSIC,
        agent: Some(agent),
        seed: None,
        budget: FREE,
        after: 0,
        graph: None,
        language: None,
    };
    any_game.explain_with_programs(&library(), &request, &Recorder::default()).expect("there is a decision to explain")
}

#[test]
fn a_match_against_a_program_that_is_silent_ends_soon_and_counts_it() {
    if !python() {
        return;
    }
    let started = Instant::now();
    let report = compete(&PigModule, &request(&["shy", &unruly("silent")], 200));
    assert!(started.elapsed() < Duration::from_secs(40), "{:?}", started.elapsed());
    assert_eq!((report.games, report.agents[0].forfeits), (200, 0));
    assert!(report.agents[1].forfeits > 1_000 && report.notes[0].starts_with("group "), "{report:?}");
}

#[test]
fn reasons_that_do_not_hold_cost_the_reasons_and_not_the_move() {
    if !python() {
        return;
    }
    let told = explain(&PigModule, unruly("bad reasons"));
    assert!(told.notes[0].contains("its reasons are not shown: 'roll' has score 1 and terms of 4"), "{:?}", told.notes);
    assert_eq!((told.explanation.headline.text.as_str(), &told.action), ("", &"Roll".into()));
    let hang = explain(&PigModule, unruly("hang"));
    assert!(hang.notes[0].contains("no answer to request 1 within 3 s"), "{:?}", hang.notes);
}

#[test]
fn the_bots_of_the_examples_play_and_tell_their_reasons() {
    if !python() {
        return;
    }
    let risk = game("risk").expect("Conquest");
    let opening = Opening::Setup { options: Some("(round_limit: 12)".to_owned()), seats: None };
    let conquest = example("conquest.py");
    let report = compete(risk, &MatchRequest { opening, ..request(&["raider", &conquest], 2) });
    assert_eq!((report.games, report.agents[1].forfeits), (2, 0), "{:?}", report.notes);
    let told = explain(risk, conquest);
    assert_eq!((told.notes.len(), told.explanation.audience), (0, Audience::Seat), "{:?}", told.notes);
    assert!(told.explanation.agent.text == "Upper Hand" && !told.explanation.headline.is_empty(), "{told:?}");

    let opening = Opening::Setup { options: Some("(hero: \"thief\", enemy: \"frost-hen\")".to_owned()), seats: None };
    let dice = game("dice").expect("Alea");
    let report = compete(dice, &MatchRequest { opening, ..request(&[&example("alea.py")], 4) });
    assert_eq!((report.games, report.agents[0].forfeits), (4, 0), "{:?}", report.notes);

    let opening = Opening::Setup { options: Some("(hero: \"thief\")".to_owned()), seats: None };
    let gauntlet = game("gauntlet").expect("the gauntlet");
    let report = compete(gauntlet, &MatchRequest { opening, ..request(&[&example("alea.py")], 2) });
    assert_eq!((report.games, report.agents[0].forfeits), (2, 0), "{:?}", report.notes);
}

#[test]
fn a_scene_starts_no_program() {
    let risk = game("risk").expect("Conquest");
    for spec in ["cmd:rm -rf /", "cmd@5:./bot", " cmd:'x'"] {
        let text = format!(
            "(game: \"risk\", title: \"T\", description: \"D\", setup: (seats: 2), players: [Human, Agent(\"{spec}\")])"
        );
        let scene = TextFile { name: "s.ron".to_owned(), text };
        let request = ExplainRequest {
            opening: Opening::Scene(scene),
            agent: None,
            seed: None,
            budget: FREE,
            after: 0,
            graph: None,
            language: None,
        };
        let refused = risk
            .explain_with_programs(&library(), &request, &Recorder::default())
            .expect_err("such a scene is refused");
        let LabError::Input(problems) = &refused else { panic!("{refused}") };
        assert_eq!(problems.len(), 1, "{refused}");
        assert!(refused.to_string().contains("s.ron:1:") && refused.to_string().contains("may not start a program"));
    }
}

#[test]
fn a_program_that_is_not_there_is_told_before_anything_is_played() {
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let refused = |agent: &str| PigModule.play_match(&library(), &request(&["shy", agent], 2), &control).unwrap_err();
    let missing = refused("cmd:no-such-program --fast").to_string();
    assert_eq!(missing, "the program 'no-such-program' is not found; check its name, or name it by its path");
    assert!(refused("cmd:'").to_string().contains("a quotation mark is not closed"));
}
