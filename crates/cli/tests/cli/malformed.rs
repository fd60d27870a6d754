//! Bad command lines, scenes, saved games and maps: one line that says what is wrong and what to do, exit code 2, no panic.

use std::fs;

use crate::common::{lab, ok, refused};

/// What is wrong, the arguments, and parts the line must have.
type BadCommandLine<'a> = (&'a str, &'a [&'a str], &'a [&'a str]);

#[test]
fn command_lines() {
    all_refused(&[
        ("no command", &[], &["no command", "--help"]),
        ("unknown command", &["pley", "risk"], &["'pley'", "'play'"]),
        ("unknown option", &["games", "--jsn"], &["'--jsn'", "'--json'"]),
        (
            "unknown game",
            &["match", "rsik", "--agents", "raider", "--games", "2"],
            &["game 'rsik'", "did you mean 'risk'?"],
        ),
        ("unknown game of agents", &["agents", "chess"], &["game 'chess'", "known are: risk"]),
        ("unknown agent", &["play", "risk", "--agents", "sentinel,raidr"], &["'raidr'", "did you mean 'raider'"]),
        ("unknown level", &["play", "risk", "--agents", "minimax@hrad"], &["'hrad'", "did you mean 'hard'"]),
        ("unknown setting", &["play", "risk", "--agents", "minimax:dept=2"], &["'dept'", "did you mean 'depth'"]),
        ("setting out of range", &["play", "risk", "--agents", "minimax:depth=99"], &["depth=99", "from 0 to"]),
        (
            "empty place among agents",
            &["play", "risk", "--agents", "raider,,raider"],
            &["empty place", "raider,sentinel"],
        ),
        ("unknown scene", &["play", "risk/clasic"], &["scene 'risk/clasic'", "did you mean 'risk/classic'?"]),
        ("missing file", &["explain", "lost.ron"], &["lost.ron: cannot be read", "check the name"]),
        ("folder for a file", &["replay", "crates"], &["crates: cannot be read", "name a text file"]),
        ("too many seats", &["play", "risk", "--seats", "9"], &["9 is not between 2 and 8"]),
        (
            "too many agents",
            &["play", "risk/duel", "--agents", "raider,raider,raider"],
            &["3 agents", "2 seats", "fewer"],
        ),
        ("seats for a scene", &["play", "risk/duel", "--seats", "3"], &["--seats", "leave them out"]),
        ("no games", &["match", "risk", "--agents", "raider", "--games", "0"], &["0 games", "ask for 1 to"]),
        ("games in words", &["match", "risk", "--agents", "raider", "--games", "many"], &["'many'", "--games"]),
        ("no agents for a match", &["match", "risk", "--games", "2"], &["--agents"]),
        ("budget of nothing", &["play", "risk", "--budget", "0"], &["'0'", "--budget"]),
        ("empty seed", &["play", "risk", "--seed", " "], &["--seed", "cannot be empty"]),
        ("setup that is no setup", &["play", "risk", "--setup", "cards"], &["'cards' cannot be read", "id=value"]),
        ("slip in a setup", &["play", "risk", "--setup", "(crads: Off)"], &["'crads'", "did you mean 'cards'?"]),
        ("map of no name", &["play", "risk", "--setup", "(map: \"../x\")"], &["'../x'", "such as 'world'"]),
        ("map that is not there", &["play", "risk", "--setup", "(map: \"mars\")"], &["assets/risk/mars.ron", "'mars'"]),
        ("no library", &["games", "--assets", "crates"], &["crates", "no folder 'assets'"]),
        (
            "weights that are lost",
            &["play", "risk", "--agents", "minimax:learned=lost.ron"],
            &["lost.ron: cannot be read", "check the name"],
        ),
        (
            "weights of another agent",
            &["play", "risk", "--agents", "marshal:learned=assets/risk/weights/two-phase-2.ron"],
            &["two-phase-2.ron: ", "'minimax', not of 'marshal'"],
        ),
        (
            "decision after the end",
            &["explain", "risk", "--agent", "raider", "--after", "99999999"],
            &["over", "--after"],
        ),
    ]);
}

#[test]
fn command_lines_of_training() {
    all_refused(&[
        ("unknown subject", &["train", "risk", "--agent", "minimaks"], &["'minimaks'", "did you mean 'minimax'?"]),
        ("nothing to learn", &["train", "dice"], &["nothing to learn"]),
        ("unknown rules", &["train", "risk", "--rules", "clasic"], &["rules 'clasic'", "did you mean 'classic'?"]),
        ("rules and a setup", &["train", "risk", "--rules", "classic", "--setup", "()"], &["--rules", "--setup"]),
        ("too few genomes", &["train", "risk", "--genomes", "5"], &["entrants: 10 is not between", "choose another"]),
        ("no generations", &["train", "risk", "--generations", "0"], &["generations: 0"]),
        (
            "another optimiser's number",
            &["train", "risk", "--iterations", "5"],
            &["--iterations does not belong to the"],
        ),
        (
            "and the other way round",
            &["train", "risk", "--optimiser", "spsa", "--mutants", "5"],
            &["--mutants does not belong to"],
        ),
        ("unknown optimiser", &["train", "risk", "--optimiser", "cma"], &["'cma'", "ga, es, spsa"]),
        ("learner with weights", &["train", "risk", "--agent", "minimax:dept=3"], &["did you mean 'depth'?"]),
        (
            "nowhere to write",
            &["train", "risk", "--out", "no/where.ron"],
            &["no/where.ron: cannot be written", "folder"],
        ),
        ("checkpoint that is lost", &["train", "risk", "--resume", "lost.ron"], &["lost.ron: cannot be read"]),
        ("checkpoint that is none", &["train", "risk", "--resume", "Cargo.toml"], &["Cargo.toml:1:1: "]),
        ("resume and change", &["train", "risk", "--resume", "x.ron", "--seed", "2"], &["--resume", "--seed"]),
        ("too many games", &["train", "risk", "--validate", "99999999999"], &["more than a run can hold"]),
    ]);
}

fn all_refused(rows: &[BadCommandLine<'_>]) {
    for (what, args, parts) in rows {
        let line = refused(args);
        for part in *parts {
            assert!(line.contains(part), "{what}: '{part}' is not in: {line}");
        }
    }
}

const SCENE: &str = r#"(
    game: "risk",
    title: "Fine",
    description: "Nothing is wrong with it.",
    setup: (seats: 3),
    players: [Human, Agent("raider"), Agent("sentinel")],
    seed: 1,
)"#;

/// Every row: what is wrong, what is replaced in a good scene, by what, and how the line begins and goes on.
#[test]
fn scenes() {
    let rows: &[(&str, &str, &str, &str, &str)] = &[
        ("unfinished", "    seed: 1,\n)", "", ":6:58: ", "the closing bracket ')' is missing"),
        ("no scene at all", "(\n    game", "[\n    game", ":1:1: ", "write ( and )"),
        ("unknown field", "seed: 1", "sead: 1", ":7:", "did you mean 'seed'?"),
        ("field twice", "seed: 1", "seed: 1, seed: 2", ":7:", "remove one of the two"),
        ("field missing", "    title: \"Fine\",\n", "", ":1:1: 'title' is missing", "add title: "),
        ("unknown game", "\"risk\"", "\"rsik\"", ": unknown game 'rsik'", "did you mean 'risk'?"),
        ("seed in words", "seed: 1", "seed: \"one\"", ":7:11: ", "write digits alone"),
        ("negative seed", "seed: 1", "seed: -1", ":7:1", "in range"),
        ("unknown agent", "\"raider\"", "\"radier\"", ":6:22: ", "did you mean 'raider'"),
        ("unknown controller", "Human", "Humen", ":6:1", "did you mean 'Human'?"),
        ("too few players", "Human, ", "", ":6:14: 2 players are named for 3 seats", "one per seat"),
        ("too many seats", "seats: 3", "seats: 300", ":5:", "in range"),
        ("seats out of range", "seats: 3", "seats: 0", ":5:20: ", "between 2 and 8"),
        ("unknown variant", "seats: 3", "seats: 3, cards: Fxed", ":5:", "did you mean 'Fixed'?"),
        ("unknown map", "seats: 3", "seats: 3, map: \"mars\"", "assets/risk/mars.ron: ", "'mars'"),
        (
            "impossible step",
            "seed: 1,",
            "start: Steps([Action(0, EndTurn)]),",
            ":7:12: step 0 cannot be made",
            "leave it out",
        ),
        (
            "impossible die",
            "seed: 1,",
            "start: Steps([Outcome(First(9))]),",
            ":7:12: step 0 cannot be made",
            "correct it",
        ),
        ("nested too deeply", "seed: 1", &nested(), ":", "use fewer brackets inside one another"),
    ];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("scene.ron");
    let name = file.to_str().unwrap();
    fs::write(&file, SCENE).unwrap();
    ok(&["play", name, "--budget", "50"]);
    for (what, old, new, beginning, part) in rows {
        assert!(SCENE.contains(old), "{what}");
        fs::write(&file, SCENE.replacen(old, new, 1)).unwrap();
        let line = refused(&["play", name]);
        let beginning = if beginning.starts_with(':') { format!("{name}{beginning}") } else { (*beginning).to_owned() };
        assert!(line.starts_with(&beginning), "{what}: {line}");
        assert!(line.contains(part), "{what}: '{part}' is not in: {line}");
    }
    fs::write(&file, b"(\n  title: \"\xff\",\n)").unwrap();
    assert_eq!(refused(&["play", name]), format!("{name}:2:11: is not UTF-8 text; save it as UTF-8"));
}

fn nested() -> String {
    format!("start: {}1{}", "[".repeat(2_000), "]".repeat(2_000))
}

/// Every row: what is wrong, what is replaced in a good saved game, by what, and what the line says.
#[test]
fn saved_games() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let name = file.to_str().unwrap();
    let args = ["play", "risk", "--agents", "raider,sentinel", "--setup", "(round_limit: 3)", "--save", name];
    ok(&args);
    let good = fs::read_to_string(&file).unwrap();
    let first = good.lines().find(|line| line.contains("Outcome(First(")).unwrap();
    let other = if first.contains("First(0)") {
        first.replace("First(0)", "First(1)")
    } else {
        first.replace("First(1)", "First(0)")
    };
    let field = |name| good.lines().find(|line| line.trim_start().starts_with(name)).unwrap();
    let (hash, content) = (field("hash: "), field("content: "));
    let rows: &[(&str, &str, &str, &str, &str)] = &[
        ("cut off", &good[good.len() / 2..], "", ":", "not a saved game"),
        ("empty", &good, "", ":1:1: ", "not a saved game"),
        ("a scene instead", &good, SCENE, ":", "not a saved game"),
        ("newer format", "format: 1", "format: 9", ": the file has format 9", "update the program"),
        ("another game", "game: \"risk\"", "game: \"chess\"", ": unknown game 'chess'", "risk"),
        ("other rules", "rules: ", "rules: 9", ": it was played by version 9", "snapshot"),
        ("other content", content, " content: 1,", ": it was played with other content", "restore that content"),
        ("other end", hash, " hash: 1,", ": the steps lead to another end", "undamaged copy"),
        ("other dice", first, &other, ": ", "undamaged copy"),
        ("other seed", "seed: 1,", "seed: 2,", ": step ", "does not follow from the seed"),
        ("a player too few", "(name: \"Raider\"", "/*", ":", "not a saved game"),
        ("impossible seats", "seats: 2", "seats: 9", ": seats: 9", "between 2 and 8"),
        ("another map", "map: \"world\"", "map: \"mars\"", "assets/risk/mars.ron: ", "'mars'"),
        ("impossible step", "EndAttack", "Occupy(4000000000)", ": step ", "undamaged copy"),
    ];
    for (what, old, new, beginning, part) in rows {
        assert!(good.contains(old), "{what}: {old}");
        fs::write(&file, good.replacen(old, new, 1)).unwrap();
        let line = refused(&["replay", name, "--verify"]);
        let beginning = if beginning.starts_with(':') { format!("{name}{beginning}") } else { (*beginning).to_owned() };
        assert!(line.starts_with(&beginning), "{what}: {line}");
        assert!(line.contains(part), "{what}: '{part}' is not in: {line}");
    }
}

const MAP: &str = r#"(
    format: 1,
    id: "isles",
    name: "The Isles",
    continents: [(name: "North", bonus: 2), (name: "South", bonus: 3)],
    territories: [
        (name: "Skye", continent: "North", card: Infantry, neighbours: ["Mull", "Jura"]),
        (name: "Mull", continent: "North", card: Cavalry, neighbours: ["Skye", "Jura"]),
        (name: "Jura", continent: "South", card: Artillery, neighbours: ["Skye", "Mull"]),
    ],
)"#;

/// Every row: what is wrong, what is replaced in a good map, by what, and what the line says.
#[test]
fn maps() {
    let rows: &[(&str, &str, &str, &str, &str)] = &[
        ("unfinished", "    ],\n)", "", ":", ""),
        ("newer format", "format: 1", "format: 7", ":2:", ""),
        ("unknown continent", "continent: \"South\"", "continent: \"Sooth\"", ":9:", "South"),
        ("unknown neighbour", "[\"Skye\", \"Mull\"]", "[\"Skye\", \"Mull\", \"Rum\"]", ":9:", "Rum"),
        ("bonus in words", "bonus: 2", "bonus: two", ":5:", ""),
        ("other id", "id: \"isles\"", "id: \"rocks\"", ": the setup names 'isles' but the map given is 'rocks'", ""),
    ];
    let folder = tempfile::tempdir().unwrap();
    let maps = folder.path().join("assets/risk");
    fs::create_dir_all(&maps).unwrap();
    let file = maps.join("isles.ron");
    fs::write(&file, MAP).unwrap();
    let args = ["play", "risk", "--agents", "raider", "--setup", "(map: \"isles\", neutrals: false)", "--assets"];
    let args = [&args[..], &[folder.path().to_str().unwrap()]].concat();
    ok(&args);
    for (what, old, new, beginning, part) in rows {
        assert!(MAP.contains(old), "{what}");
        fs::write(&file, MAP.replacen(old, new, 1)).unwrap();
        let line = refused(&args);
        let named = format!("{}{beginning}", file.display());
        let of_setup = format!("map{beginning}");
        assert!(line.starts_with(&named) || line.starts_with(&of_setup), "{what}: {line}");
        assert!(line.contains(part), "{what}: '{part}' is not in: {line}");
    }
}

#[test]
fn all_faults_of_a_scene_come_together() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("scene.ron");
    fs::write(&file, SCENE.replace("\"Fine\"", "7").replace("seats: 3", "seats: 9").replace("sentinel", "x")).unwrap();
    let output = lab().arg("play").arg(&file).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    let places: Vec<&str> =
        errors.lines().map(|line| line.split(": ").nth(1).unwrap().rsplit_once("ron:").unwrap().1).collect();
    assert_eq!(places, ["3:12", "5:20", "6:39"], "{errors}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn what_cannot_be_written_is_a_failure_and_not_bad_input() {
    let output = lab()
        .args(["play", "risk", "--agents", "raider", "--json", "--save", "no/such/folder/game.ron"])
        .output()
        .unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.lines().count()), (Some(1), 1), "{errors}");
    assert!(errors.contains("no/such/folder/game.ron cannot be written"), "{errors}");
}
