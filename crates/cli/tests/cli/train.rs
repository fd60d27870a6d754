//! `train` from the outside: files, tables, resuming, and agents that load what was learned.

use std::fs;

use crate::common::{json, ok, refused, run};

const SMALL: [&str; 23] = [
    "train",
    "risk",
    "--agent",
    "minimax@easy",
    "--rules",
    "two-phase",
    "--seats",
    "2",
    "--genomes",
    "6",
    "--tournaments",
    "1",
    "--entrants",
    "5",
    "--crosses",
    "2",
    "--mutants",
    "1",
    "--generations",
    "2",
    "--finals",
    "1",
    "--finalists=3",
];

fn small<'a>(more: &[&'a str]) -> Vec<&'a str> {
    SMALL.into_iter().chain(["--yardstick", "4", "--validate", "4"]).chain(more.iter().copied()).collect()
}

#[test]
fn a_run_is_the_same_at_any_number_of_threads_and_writes_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (weights, curve, state) = (path("w.ron"), path("c.svg"), path("run.ron"));
    let text = ok(&small(&["--threads", "1", "--out", &weights, "--curve", &curve, "--checkpoint", &state]));
    for part in ["risk, two-phase, 2 seats: minimax@easy by ga", "generation", "territories", "hand weights", "agent: "]
    {
        assert!(text.contains(part), "'{part}' is not in: {text}");
    }
    let written = fs::read_to_string(&weights).unwrap();
    ok(&small(&["--threads", "2", "--out", &weights]));
    assert_eq!(fs::read_to_string(&weights).unwrap(), written, "two threads learn what one learns");
    let drawn = fs::read_to_string(&curve).unwrap();
    let svg = roxmltree::Document::parse(&drawn).expect("the picture is XML");
    assert_eq!(svg.root_element().tag_name().name(), "svg");
    assert!(svg.descendants().any(|node| node.text().is_some_and(|text| text.contains("generation"))));
    // Going on from the end plays the validation once more and comes to the same.
    ok(&["train", "risk", "--resume", &state, "--out", &weights]);
    assert_eq!(fs::read_to_string(&weights).unwrap(), written);
    assert!(!fs::exists(format!("{state}.new")).unwrap());
    // What was learned plays, spelled out.
    let agent = format!("minimax@easy:learned={weights}");
    let report = json(&["match", "risk", "--agents", &format!("{agent},raider"), "--games", "2", "--json"]).remove(0);
    let named = report["agents"][0]["agent"].as_str().unwrap();
    assert!(named.starts_with("minimax@easy:weights=") && !named.contains("learned"), "{named}");
    let saved = path("game.ron");
    ok(&["play", "risk", "--agents", &format!("{agent},raider"), "--save", &saved]);
    assert!(!fs::read_to_string(&saved).unwrap().contains("w.ron"), "no save hangs on a file");
}

#[test]
fn the_strategy_tells_what_was_learned_since_the_first_population() {
    let asked = [
        "train",
        "risk",
        "--agent",
        "minimax@easy",
        "--rules",
        "two-phase",
        "--seats",
        "2",
        "--optimiser",
        "es",
        "--genomes",
        "6",
        "--entrants",
        "4",
        "--finalists",
        "3",
        "--finals",
        "1",
        "--generations",
        "3",
        "--spread",
        "0.3",
        "--last-spread",
        "0.1",
        "--yardstick",
        "4",
        "--validate",
        "4",
    ];
    let text = ok(&asked);
    for part in ["minimax@easy by es", "best v first", "the best of the first population"] {
        assert!(text.contains(part), "'{part}' is not in: {text}");
    }
    let told = refused(&[&asked[..], &["--winners", "3"]].concat());
    assert!(told.contains("--winners does not belong to the evolution strategy"), "{told}");
    let told = refused(&small(&["--spread", "0.3"]));
    assert!(told.contains("--spread does not belong to the genetic algorithm"), "{told}");
}

#[test]
fn results_are_data_too() {
    let report = json(&small(&["--json"])).remove(0);
    assert_eq!((report["rules"].as_str(), report["seats"].as_u64()), (Some("two-phase"), Some(2)));
    assert_eq!(report["curve"].as_array().map(Vec::len), Some(2));
    assert_eq!(report["validation"].as_array().map(Vec::len), Some(2));
    assert_eq!(report["champion"]["genome"].as_array().map(Vec::len), Some(4));
    let other = json(&small(&["--json", "--optimiser", "ga", "--seed", "2"])).remove(0);
    assert_ne!(report["champion"], other["champion"]);
}

#[test]
fn broken_weights_files_are_told_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(crate::common::root().join("assets/risk/weights/two-phase-2.ron")).unwrap();
    let file = folder.path().join("w.ron");
    let agent = format!("minimax:learned={}", file.display());
    for (old, new, words) in [
        ("format: 1", "format: 7", ":2:13: this program reads format 1"),
        ("\"territories\"", "\"teritories\"", "did you mean 'territories'?"),
        ("\"risk\"", "\"dice\"", "not of the game 'risk'"),
        ("seats: 2", "sits: 2", "did you mean 'seats'?"),
        ("(\n", "[\n", ":1:1: "),
    ] {
        assert!(good.contains(old), "{old}");
        fs::write(&file, good.replacen(old, new, 1)).unwrap();
        let told = refused(&["play", "risk", "--agents", &agent]);
        assert!(told.starts_with(file.to_str().unwrap()) && told.contains(words), "{told}");
    }
    // Nobody but the command line may name files.
    fs::write(&file, good).unwrap();
    let scene = folder.path().join("scene.ron");
    let text = format!(
        "(game: \"risk\", title: \"x\", description: \"x\", setup: (seats: 2), players: [Human, Agent(\"{agent}\")])"
    );
    fs::write(&scene, text).unwrap();
    let told = refused(&["play", scene.to_str().unwrap()]);
    assert!(told.contains("no setting 'learned'"), "{told}");
    assert_eq!(run(&["train", "risk", "--help"]).status.code(), Some(0));
}
