//! `replay --honest`: what is printed, and how the program ends.

use serde_json::Value;

use crate::common::{json, ok, refused, run};

/// A short game of these agents, saved.
fn saved(folder: &tempfile::TempDir, agents: &str) -> String {
    let file = folder.path().join("game.ron").to_str().expect("a plain path").to_owned();
    let setup = "(seats: 2, round_limit: 3)";
    ok(&["play", "risk", "--setup", setup, "--agents", agents, "--seed", "7", "--budget", "90", "--save", &file]);
    file
}

/// The file with another text in place of one that it has.
fn change(file: &str, written: &str, instead: &str) {
    let text = std::fs::read_to_string(file).expect("a saved game");
    assert!(text.contains(written), "{written} is not in it");
    std::fs::write(file, text.replacen(written, instead, 1)).expect("it can be written");
}

#[test]
fn opponents_are_asked_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(&folder, "raider,minimax@easy");
    let told = ok(&["replay", &file, "--honest"]);
    assert!(told.contains("asked again with nothing but what their seats had seen:\nseat  player"), "{told}");
    assert!(told.contains(" decisions follow from what the seats had seen\n"), "{told}");
    // Cards in the other hand are hidden.
    assert!(told.contains(" of them are also the same in another world"), "{told}");
    let lines = json(&["replay", &file, "--honest", "--json"]);
    let [replay, honest] = &lines[..] else { panic!("two values: {lines:?}") };
    assert_eq!(
        (&replay["game"], &honest["game"], &honest["stopped"]),
        (&"risk".into(), &"risk".into(), &Value::from(false))
    );
    let seats = honest["seats"].as_array().expect("seats");
    assert!(seats.len() == 2 && seats.iter().all(|seat| seat["asked"].as_u64() > Some(5)), "{seats:?}");
    assert!(seats.iter().all(|seat| seat["asked"] == seat["same"] && seat.get("different").is_none()), "{seats:?}");
}

#[test]
fn who_sat_there_is_held_against_what_was_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(&folder, "raider,minimax@easy");
    change(&file, "Agent(\"raider\")", "Agent(\"gardener\")");
    let output = run(&["replay", &file, "--honest"]);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{told}");
    let line = told.lines().find(|line| line.contains(" first differs at step ")).expect("it says where");
    assert!(line.contains("(gardener) in seat ") && line.contains(": then {") && line.contains(", now {"), "{line}");
    assert!(told.contains("A difference does not prove that it peeked."), "{told}");
    // That one alone.
    let step = line.split_once("at step ").and_then(|(_, rest)| rest.split_once(',')).expect("a step").0;
    let output = run(&["replay", &file, "--honest", "--decision", step]);
    let alone = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.code() == Some(1) && alone.contains("it does not decide the same. Then: {"), "{alone}");
    // Others of the same game are as they were.
    let honest = &json_of(&run(&["replay", &file, "--honest", "--json"]).stdout)[1];
    let seats = honest["seats"].as_array().expect("seats");
    let other = seats.iter().find(|seat| seat["agent"] != "gardener").expect("two opponents");
    assert_eq!(other["asked"], other["same"]);
}

fn json_of(printed: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(printed).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn who_cannot_be_asked_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(&folder, "raider,sentinel");
    change(&file, "Agent(\"raider\")", "Agent(\"cmd:./bot\")");
    let output = run(&["replay", &file, "--honest"]);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.code() == Some(1) && told.contains(": A program from outside decided."), "{told}");
    assert!(told.contains(", but not all could be asked\n"), "{told}");
    change(&file, "Agent(\"cmd:./bot\")", "Human");
    assert!(ok(&["replay", &file, "--honest"]).contains("human"));
    let told = refused(&["replay", &file, "--honest", "--decision", "999999"]);
    assert!(told.contains(" step 999999: Nobody decided anything there; name a step at which"), "{told}");
    assert!(refused(&["replay", &file, "--decision", "3"]).contains("--honest"));
}
