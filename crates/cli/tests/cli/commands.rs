//! Every command on its good paths: what people read, and the shape of what programs read.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::Value;

use crate::common::{json, lab, ok, refused};

/// The keys of a JSON object.
fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[track_caller]
fn has(value: &Value, wanted: &[&str]) {
    let keys = keys(value);
    for key in wanted {
        assert!(keys.contains(key), "no '{key}' in {keys:?}");
    }
}

#[test]
fn games_and_agents_are_listed() {
    assert!(ok(&["games"]).starts_with("risk: Conquest. "));
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["id"], "risk");
    assert_eq!(games[0]["seats"], serde_json::json!([2, 8]));
    assert!(games[0]["scenes"].as_array().unwrap().contains(&Value::from("risk/duel")));
    let agents = json(&["agents", "risk", "--json"]);
    let names: Vec<&str> = agents.iter().map(|agent| agent["name"].as_str().unwrap()).collect();
    for name in [
        "drifter",
        "beginner",
        "raider",
        "gardener",
        "sentinel",
        "mercenary",
        "minimax",
        "minimax-ga",
        "marshal",
        "strategos",
    ] {
        assert!(names.contains(&name), "{name} is not among {names:?}");
        assert!(ok(&["agents"]).contains(&format!("{name}: ")));
    }
    let (others, agents): (Vec<Value>, Vec<Value>) = agents.into_iter().partition(|line| line.get("plays").is_some());
    let (rungs, personas): (Vec<Value>, Vec<Value>) = others.into_iter().partition(|line| line.get("rung").is_some());
    for agent in &agents {
        has(agent, &["game", "name", "title", "persona", "idea", "method", "levels", "settings"]);
    }
    assert_eq!(personas.len(), 9);
    for persona in &personas {
        has(persona, &["game", "name", "title", "character", "play", "portrait", "plays", "difficulty"]);
        assert!(ok(&["agents", "risk"]).contains(&format!("  plays {}", persona["plays"].as_str().unwrap())));
    }
    let places: Vec<u64> = rungs.iter().map(|rung| rung["rung"].as_u64().unwrap()).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 6]);
    for rung in &rungs {
        has(rung, &["game", "rung", "name", "title", "play", "plays", "elo", "like"]);
        let place = format!("rung {} of 6 of the ladder", rung["rung"]);
        assert!(ok(&["agents", "risk"]).lines().any(|line| line.contains(&place)), "{place}");
    }
}

#[test]
fn a_game_is_played_saved_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let file = file.to_str().unwrap();
    let log = ok(&["play", "risk/duel", "--agents", "sentinel,raider", "--seed", "7", "--save", file]);
    assert!(log.contains("Round 1: ") && log.contains("  attacks ") && log.contains("seed 7, hash "), "{log}");
    let hash = log.trim_end().rsplit(' ').next().unwrap();
    let replay = ok(&["replay", file, "--verify"]);
    assert!(replay.contains(&format!("hash {hash} as recorded")), "{replay}");
    assert!(replay.contains("every die and card follows from the seed"), "{replay}");
    let replay = &json(&["replay", file, "--json"])[0];
    assert_eq!((replay["hash"].as_str(), replay["verified"].as_bool()), (Some(hash), Some(false)));
    let report = &json(&["play", "risk/duel", "--agents", "sentinel,raider", "--seed", "7", "--json"])[0];
    assert_eq!(report["hash"], hash);
    has(report, &["game", "scene", "seed", "seats", "reason", "rounds", "turns", "steps", "decisions", "nodes"]);
    assert_eq!(report["seats"].as_array().unwrap().len(), 2);
    has(&report["seats"][0], &["seat", "name", "agent", "place"]);
}

#[test]
fn branches_are_told_and_followed() {
    // Two games with the same dice, one of them written as a branch of the other.
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, agents: &str| {
        let file = folder.path().join(name).to_str().unwrap().to_owned();
        let setup = "(seats: 2, round_limit: 3)";
        ok(&["play", "risk", "--setup", setup, "--agents", agents, "--seed", "7", "--save", &file]);
        (std::fs::read_to_string(&file).unwrap(), file)
    };
    let ((first, file), (second, _)) = (save("first.ron", "raider,sentinel"), save("second.ron", "sentinel,raider"));
    let steps = |text: &str| -> Vec<String> {
        let after = text.split_once("steps: [").unwrap().1.split_once("\n ],").unwrap().0;
        after.lines().skip(1).map(str::to_owned).collect()
    };
    let (own, other) = (steps(&first), steps(&second));
    let fork = own.iter().zip(&other).take_while(|(own, other)| own == other).count();
    let hash = second.lines().find_map(|line| line.trim().strip_prefix("hash: ")).unwrap().trim_end_matches(',');
    let branch = format!("(line: 1, parent: 0, fork: {fork}, steps: [{}], hash: {hash})", other[fork..].concat());
    std::fs::write(&file, format!("{} branches: [{branch}],\n)", first.trim_end().trim_end_matches(')'))).unwrap();

    let told = ok(&["replay", &file, "--verify"]);
    assert!(told.contains("every die and card follows from the seed\nbranch 0 of these:\n"), "{told}");
    assert!(told.contains(&format!("     1       0  {fork:>10}  {:>5}  round limit", other.len())), "{told}");
    let hash = format!("{:016x}", hash.parse::<u64>().unwrap());
    let report = &json(&["replay", &file, "--branch", "1", "--json"])[0];
    assert_eq!((report["hash"].as_str(), report["steps"].as_u64()), (Some(&*hash), Some(other.len() as u64)));
    assert_eq!((report["branch"].as_u64(), report["branches"][1]["fork"].as_u64()), (Some(1), Some(fork as u64)));
    let output = lab().args(["replay", &file, "--branch", "2"]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && said.contains("has no branch 2; follow it"), "{said}");
}

#[test]
fn a_phrase_is_a_seed_and_a_setup_is_written_in_place() {
    let play = |seed| {
        let args = ["play", "risk", "--setup", "(cards: Off, round_limit: 5)", "--agents", "sentinel", "--seats", "3"];
        let report = json(&[&args[..], &["--seed", seed, "--json"]].concat());
        (report[0]["hash"].clone(), report[0]["rounds"].as_u64().unwrap())
    };
    assert_eq!(play("waterloo"), play("waterloo"));
    assert_ne!(play("waterloo").0, play("austerlitz").0);
    assert!(play("waterloo").1 <= 5);
}

#[test]
fn a_match_ends_with_one_object() {
    let args = ["match", "risk", "--agents", "sentinel,raider,raider", "--games", "10", "--seed", "3"];
    let report = json(&[&args[..], &["--json"]].concat());
    let report = report.last().unwrap();
    has(report, &["game", "games", "ties", "unfinished", "mean_turns", "games_per_cpu_second", "agents"]);
    assert_eq!((report["games"].as_u64(), report["requested"].as_u64()), (Some(12), Some(10)));
    let agents = report["agents"].as_array().unwrap();
    let names: Vec<&Value> = agents.iter().map(|agent| &agent["agent"]).collect();
    assert_eq!(names, ["sentinel", "raider#1", "raider#2"]);
    for agent in agents {
        has(agent, &["agent", "wins", "win_rate", "low", "high", "elo"]);
    }
    has(&report["first_mover"], &["wins", "win_rate", "low", "high"]);
    let table = ok(&args);
    assert!(table.contains("whoever moves first wins ") && table.contains("(33.3 % if it made"), "{table}");
    assert!(table.contains("12 games (10 asked for, rounded up to whole groups) in 4 groups of 3 seatings"), "{table}");
    assert!(table.contains("raider#2") && table.contains("95 % interval"), "{table}");
}

#[test]
fn a_match_is_the_same_at_any_number_of_threads() {
    let report = |threads| {
        let args = ["match", "risk", "--agents", "sentinel,gardener", "--games", "40", "--json", "--threads", threads];
        let mut report = json(&args).remove(0);
        assert!(report["games_per_cpu_second"].take().as_f64().unwrap() > 0.0);
        report
    };
    assert_eq!(report("1"), report("2"));
}

#[test]
fn a_match_may_begin_from_a_scene() {
    let args = ["match", "risk", "--agents", "sentinel", "--games", "4", "--scene", "risk/two-phase", "--json"];
    let report = &json(&args)[0];
    assert_eq!((report["seats"].as_u64(), report["games"].as_u64()), (Some(2), Some(4)));
}

#[test]
fn a_decision_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let graph = folder.path().join("why.graphml");
    let args = ["explain", "risk/two-phase", "--agent", "sentinel", "--after", "60"];
    let text = ok(&[&args[..], &["--graphml", graph.to_str().unwrap()]].concat());
    assert!(text.starts_with("sentinel in seat ") && text.contains("positions evaluated"), "{text}");
    assert!(text.contains("rank") && text.contains("→") && text.contains("\nterm "), "{text}");
    assert!(std::fs::read_to_string(graph).unwrap().contains("</graphml>"));
    let report = &json(&[&args[..], &["--json"]].concat())[0];
    has(report, &["game", "scene", "seed", "step", "seat", "agent", "action", "explanation"]);
    has(&report["explanation"], &["headline", "candidates", "line", "columns", "rows", "effort"]);
}

#[test]
fn fights_are_played_compared_and_explained() {
    let folder = tempfile::tempdir().unwrap();
    let [record, merged, tree] = ["fight.ron", "merged.graphml", "tree.graphml"]
        .map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let log = ok(&["play", "dice/first-steps", "--save", &record]);
    assert!(log.contains(" with ") && log.contains(" wins.\n"), "{log}");
    assert!(ok(&["replay", &record, "--verify"]).contains("every die and card follows from the seed"));
    let args = ["match", "dice", "--agents", "planner,greedy", "--games", "1", "--budget", "60"];
    let table = ok(&args);
    assert!(
        table.contains("dice: 168 games (1 asked for, rounded up to whole groups) in 1 groups of 168 games"),
        "{table}"
    );
    let explain = ["explain", "dice/puzzle-which-die", "--graphml"];
    let text = ok(&[&explain[..], &[merged.as_str()]].concat());
    assert!(text.contains("promises 558") && text.contains("expected line:"), "{text}");
    ok(&[&explain[..], &[tree.as_str(), "--tree", "9"]].concat());
    let nodes = |file: &str| std::fs::read_to_string(file).unwrap().matches("<node ").count();
    assert!(nodes(&merged) < nodes(&tree));
}

#[test]
fn runs_are_played_compared_and_explained() {
    let scenes = |game: &str| {
        let games = json(&["games", "--json"]);
        let of = games.iter().find(|found| found["id"] == game).unwrap_or_else(|| panic!("no {game}")).clone();
        of["scenes"].as_array().unwrap().clone()
    };
    assert_eq!(scenes("gauntlet"), [Value::from("dice/gauntlet")]);
    assert!(!scenes("dice").contains(&Value::from("dice/gauntlet")));
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("run.ron").to_str().unwrap().to_owned();
    let log = ok(&["play", "dice/gauntlet", "--agents", "greedy", "--budget", "40", "--save", &record]);
    assert!(log.contains("On the map: ") && log.contains("Marta Quickhand meets "), "{log}");
    assert!(ok(&["replay", &record, "--verify"]).contains("every die and card follows from the seed"));
    let args = ["match", "gauntlet", "--agents", "left-to-right,wanderer", "--games", "1", "--budget", "20"];
    let table = ok(&args);
    assert!(table.contains("gauntlet: 6 games (1 asked for, rounded up to whole groups) in 1 groups of 6"), "{table}");
    let text = ok(&["explain", "dice/gauntlet", "--budget", "20"]);
    assert!(text.contains("HP kept in the fight"), "{text}");
}

#[test]
fn figures_are_held_against_their_budgets() {
    // One figure alone: the others take as long as they measure. Whether a busy machine keeps the budget is not asked.
    let output = lab().args(["bench", "risk", "--only", "odds", "--json"]).output().unwrap();
    let figure: Value = serde_json::from_slice(&output.stdout).unwrap();
    has(&figure, &["name", "value", "unit", "budget", "ok"]);
    assert_eq!((figure["unit"].as_str(), figure["budget"].as_f64()), (Some("ms"), Some(50.0)));
    assert_eq!(figure["ok"].as_bool(), Some(figure["value"].as_f64().unwrap() <= 50.0));
    assert_eq!(output.status.code(), Some(if figure["ok"] == true { 0 } else { 1 }));
}

#[test]
fn the_library_is_found_by_name_and_by_environment() {
    let elsewhere = tempfile::tempdir().unwrap();
    let root = crate::common::root();
    let in_environment = lab().arg("games").current_dir(&elsewhere).env("RUBICON_ASSETS", &root).output().unwrap();
    assert!(in_environment.status.success());
    let named = lab().args(["games", "--assets"]).arg(root.join("assets")).current_dir(&elsewhere).output().unwrap();
    assert_eq!(named.stdout, in_environment.stdout);
    let inside = lab().arg("games").current_dir(root.join("crates/cli")).output().unwrap();
    assert_eq!(inside.stdout, in_environment.stdout);
}

#[test]
fn help_has_examples_for_every_command() {
    for command in ["games", "agents", "play", "match", "explain", "perft", "replay", "bench", "balance", "mod"] {
        let help = ok(&[command, "--help"]);
        assert!(help.contains(&format!("rubicon-lab {command}")) && help.contains("Examples:"), "{help}");
        assert!(ok(&["--help"]).contains(command));
    }
    assert!(ok(&["--version"]).starts_with("rubicon-lab "));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let mut child = lab()
        .args(["play", "risk", "--agents", "sentinel,raider"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.ends_with(" begins\n"), "{line}");
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn styles_of_play_are_measured() {
    let args = ["style", "risk", "--agents", "captain,quartermaster,drifter", "--games", "8", "--seats", "3"];
    let table = ok(&args);
    assert!(table.contains("odds of attacks taken") && table.contains("Captain Tolliver: less odds"), "{table}");
    let report = &json(&[&args[..], &["--json"]].concat())[0];
    has(report, &["seed", "seats", "games", "stopped", "agents"]);
    let captain = &report["agents"][0];
    has(captain, &["agent", "games", "wins", "win_rate", "low", "high", "figures"]);
    has(&captain["figures"][0], &["statistic", "mean", "margin", "samples"]);
}

#[test]
fn games_that_stall_are_found() {
    let of =
        ["endings", "risk", "--agents", "raider,sentinel", "--openings", "classic", "--seats", "3", "--games", "2"];
    let table = ok(&of);
    assert!(table.contains("risk: 3 tables") && table.contains("ended by a limit"), "{table}");
    let all = ok(&[&of[..], &["--all"]].concat());
    assert!(all.contains("raider, sentinel, raider"), "{all}");
    let first = &json(&[&of[..], &["--json"]].concat())[0][0];
    has(first, &["opening", "seats", "agents", "games", "at_limit", "mean_rounds", "most_rounds"]);
}

#[test]
fn shards_in_any_order_are_the_match() {
    let of =
        ["match", "risk", "--agents", "raider,sentinel", "--games", "6", "--seed", "4", "--setup", "(round_limit: 5)"];
    let whole = json(&[&of[..], &["--json"]].concat()).remove(0);
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines: Vec<String> = ["3/3", "1/3", "2/3"]
        .map(|part| {
            let line = ok(&[&["shard"][..], &of[..], &["--shard", part, "--threads", "1"][..]].concat());
            assert_eq!(line.lines().count(), 1, "one line");
            line
        })
        .into();
    let file = folder.path().join("shards.jsonl");
    let path = file.to_str().expect("a path of text");
    std::fs::write(&file, lines.concat()).expect("a file");
    let mut merged = json(&["merge", path, "--json"]).remove(0);
    let mut timeless = whole;
    timeless["games_per_cpu_second"].take();
    merged["games_per_cpu_second"].take();
    assert_eq!(merged, timeless);
    assert!(ok(&["merge", path]).starts_with("risk: 6 games in 3 groups of 2 seatings, seed 4"));

    lines.pop();
    std::fs::write(&file, lines.concat()).expect("a file");
    let missing = refused(&["merge", path]);
    assert!(missing.starts_with("shard 2/3 is missing; run it: rubicon-lab shard match risk --setup"), "{missing}");
    assert!(
        refused(&["shard", "match", "risk", "--agents", "raider", "--games", "2", "--shard", "4/3"]).contains("3/8")
    );
}
