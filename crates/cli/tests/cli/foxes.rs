//! `odds fox_hunt`, and a game for one seat on the command line.

use super::common::{json, ok, refused};

#[test]
fn odds_tells_the_board_and_the_same_as_json() {
    let told = ok(&["odds", "fox_hunt", "--setup", "size=tiny,foxes=3", "--position", "c6=1 b6=3 d2=3"]);
    let rows: Vec<Vec<&str>> = told.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["a", "b", "c", "d", "e", "f"]);
    assert_eq!((rows[1][0], rows[1][2], rows[1][3], rows[1][4]), ("6", "(3)", "(1)", "100.0"), "{told}");
    assert!(told.ends_with("3 foxes are left; it may be so in 15 ways.\n"), "{told}");
    let found =
        &json(&["odds", "fox_hunt", "--setup", "size=tiny,foxes=3", "--position", "c6=1 b6=3 d2=3", "--json"])[0];
    assert_eq!((&found["left"], &found["placements"]), (&3.into(), &15.into()));
    let squares = found["squares"].as_array().expect("squares");
    let placements: u64 = squares.iter().map(|square| square["placements"].as_u64().expect("a number")).sum();
    assert_eq!((squares.len(), placements), (33, 3 * 15), "each placement has three foxes");
    let sure: Vec<_> =
        squares.iter().filter(|square| square["chance"] == 1.0).map(|square| &square["square"]).collect();
    assert_eq!(sure, ["d6"]);
    let whole = &json(&["odds", "fox_hunt", "--json"])[0];
    assert_eq!(whole["placements"], 186_087_894_300_u64);
    let contradiction =
        refused(&["odds", "fox_hunt", "--setup", "size=tiny,foxes=3", "--position", "a1=0 a2=3 a3=0 a4=3"]);
    assert!(contradiction.contains("position"), "{contradiction}");
    let nonsense = refused(&["odds", "fox_hunt", "--position", "z9=1"]);
    assert!(nonsense.contains("z9") && nonsense.contains("such as c4"), "{nonsense}");
}

#[test]
fn a_hunt_is_played_told_and_explained() {
    let told = ok(&["play", "fox_hunt", "--agents", "huntsman@easy", "--setup", "size=tiny,foxes=3", "--seed", "7"]);
    assert!(told.contains("finds the last fox at") && told.contains("All foxes are found with"), "{told}");
    let report = &json(&[
        "match",
        "fox_hunt",
        "--agents",
        "beater,huntsman@easy",
        "--setup",
        "size=tiny,foxes=3",
        "--games",
        "8",
        "--json",
    ])[0];
    assert_eq!(report["seats"], 1);
    assert!(report["agents"].as_array().expect("two").iter().all(|agent| agent["score"]["mean"].is_number()));
    let why = ok(&[
        "explain",
        "fox_hunt",
        "--setup",
        "size=tiny,foxes=3",
        "--position",
        "c6=1 b6=3 d2=3",
        "--agent",
        "huntsman@easy",
    ]);
    assert!(why.contains("Shoot at d6") && why.contains("a fox must be there"), "{why}");
}
