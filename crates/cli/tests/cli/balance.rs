//! `balance`: what people read, what programs read, and what is refused.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{refused, root, run};

/// A library with little in it, so that a run and every fight take no time: one hero, blades and guards, two enemies of each tier
/// and one boss.
fn small_library(folder: &Path) -> String {
    let assets = folder.join("assets/dice");
    fs::create_dir_all(assets.join("cards")).expect("a folder can be made");
    let shipped = root().join("assets/dice");
    for file in ["cards/blades.ron", "cards/guards.ron", "balance.ron"] {
        fs::copy(shipped.join(file), assets.join(file)).expect("it is shipped");
    }
    // Enemies with so little to them cost nothing: the tolls that are meant begin at none but for the strongest.
    let bands = fs::read_to_string(shipped.join("balance.ron")).expect("it is shipped");
    let (before, tolls) = bands.split_once("tolls:").expect("tolls are stated");
    let tolls = tolls.replacen("low: 0.10", "low: 0.00", 1).replacen("low: 0.20", "low: 0.00", 1);
    let tolls = tolls.replacen("low: 0.30", "low: 0.00", 2);
    fs::write(assets.join("balance.ron"), format!("{before}tolls:{tolls}")).expect("a file can be written");
    let enemy = |id: &str, tier: u8, more: &str| {
        format!("(id: \"{id}\", name: \"{id}\", text: \"T.\", tier: {tier}, {more} dice: 1, cards: [\"old-sabre\"]),")
    };
    let mut enemies: Vec<String> =
        (1..=5).flat_map(|tier| ["a", "b"].map(|letter| enemy(&format!("{letter}{tier}"), tier, "hp: 6,"))).collect();
    // Nobody beats this one.
    enemies[9] = enemies[9]
        .replace("dice: 1", "dice: 6, innate: [GoesFirst]")
        .replace("\"old-sabre\"", "\"drumming-sticks\", \"grand-scissors\", \"cleaver\", \"old-sabre\"")
        .replace("hp: 6", "hp: 40");
    enemies.push(enemy("boss", 5, "boss: true, hp: 8,"));
    fs::write(assets.join("enemies.ron"), format!("[{}]", enemies.join("\n"))).expect("a file can be written");
    let hero = "[(id: \"hero\", name: \"Hero\", text: \"T.\", hp: 40, dice: 3, cards: [\"cleaver\", \"buckler\"], skill: \"practice-foil\", limit: (card: \"last-word\", after: 24))]";
    for name in ["statuses.ron", "modifiers.ron"] {
        fs::copy(root().join("assets/dice").join(name), assets.join(name)).expect("what ships can be copied");
    }
    fs::write(assets.join("heroes.ron"), hero).expect("a file can be written");
    folder.to_str().expect("UTF-8").to_owned()
}

#[test]
fn every_enemy_and_hero_is_told_and_what_is_out_of_its_band() {
    let folder = tempfile::tempdir().unwrap();
    let library = small_library(folder.path());
    let args = ["balance", "dice", "--fights", "4", "--seed", "5", "--assets", &library];
    let output = run(&[&args[..], &["--json"]].concat());
    let errors = String::from_utf8_lossy(&output.stderr);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{errors}"));
    let rows = |key: &str| report[key].as_array().unwrap_or_else(|| panic!("no {key}")).clone();
    assert_eq!((rows("tiers").len(), rows("enemies").len(), rows("runs").len()), (6, 11, 1));
    let met = [rows("tiers"), rows("enemies")].concat();
    for row in met.iter().chain(&rows("runs")) {
        let number = |key: &str| row[key].as_f64().unwrap_or_else(|| panic!("no {key} in {row}"));
        assert!(number("low") <= number("win_rate") && number("win_rate") <= number("high"), "{row}");
        let band = |key: &str| row["band"][key].as_f64().unwrap();
        let mut inside = (band("low")..=band("high")).contains(&number("win_rate"));
        if let Some(lost) = row["mean_toll"].as_f64() {
            let toll = |key: &str| row["toll"][key].as_f64().unwrap();
            inside &= (toll("low")..=toll("high")).contains(&lost);
        }
        assert_eq!(row["ok"].as_bool(), Some(inside || row["fights"] == 0), "{row}");
    }
    let enemies = rows("enemies");
    let of = |id: &str| enemies.iter().find(|row| row["enemy"] == id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!((of("a1")["fights"].as_u64(), of("a1")["wins"].as_u64()), (Some(4), Some(4)));
    assert_eq!((of("b5")["wins"].as_u64(), of("b5")["ok"].as_bool()), (Some(0), Some(false)));
    assert_eq!(of("b5")["mean_toll"].as_f64(), Some(1.0), "nobody comes back from it");
    // Who wins always and loses nothing has met no enemy.
    let idle = of("a5");
    assert!(idle["mean_toll"].as_f64().unwrap() < 0.3 && idle["ok"].as_bool() == Some(false), "{idle}");
    // The boss is fought by those who come to it, and by nobody else.
    let run_row = &rows("runs")[0];
    assert_eq!(run_row["runs"].as_u64(), Some(4));
    let came = (4.0 * run_row["reached_boss"].as_f64().unwrap()).round() as u64;
    assert_eq!(of("boss")["fights"].as_u64(), Some(came));
    assert!(run_row["wins"].as_u64().unwrap() <= came);
    assert_eq!(output.status.code(), Some(1), "somebody is out");

    let text = run(&args);
    assert_eq!(text.status.code(), Some(1));
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(text.starts_with("dice: 4 fights of each hero against each enemy, seed 5\n"), "{text}");
    let line =
        |name: &str| text.lines().find(|line| line.contains(&format!(" {name} "))).unwrap_or_else(|| panic!("{text}"));
    assert!(line("b5").ends_with("OUT") && line("b5").contains("  0.0 %"), "{text}");
    assert!(!line("a1").ends_with("OUT") && line("a1").contains("100.0 %"), "{text}");
    assert!(text.contains("come to the boss") && text.contains("\nhero  "), "{text}");
}

/// Every row: what is wrong, the arguments, and parts the line must have.
#[test]
fn command_lines() {
    let rows: &[(&str, &[&str], &[&str])] = &[
        ("no game", &["balance"], &["<GAME>"]),
        ("another game", &["balance", "risk"], &["'risk'", "dice"]),
        ("no fights", &["balance", "dice", "--fights", "0"], &["'0'", "--fights"]),
        ("fights in words", &["balance", "dice", "--fights", "few"], &["'few'", "--fights"]),
        ("empty seed", &["balance", "dice", "--seed", " "], &["--seed", "cannot be empty"]),
        ("no threads", &["balance", "dice", "--threads", "0"], &["'0'", "--threads"]),
        ("mods that are not there", &["balance", "dice", "--mods", "nowhere"], &["unknown mod 'nowhere'"]),
    ];
    for (what, args, parts) in rows {
        let line = refused(args);
        for part in *parts {
            assert!(line.contains(part), "{what}: '{part}' is not in: {line}");
        }
    }
}
