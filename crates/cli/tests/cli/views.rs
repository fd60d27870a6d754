//! `views fog`: what each seat sees of a position.

use super::common::{json, ok, refused};

/// The published views after 1.e4 d5.
#[test]
fn each_seat_sees_its_own() {
    let told = ok(&["views", "fog", "--position", "moves e4 d5"]);
    let rows: Vec<Vec<&str>> = told.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0][..3], ["seat", "1", "????????/????????/1???????/?1?p1??1/4P3/4?3/PPPP1PPP/RNBQKBNR"], "{told}");
    assert_eq!(rows[1][..3], ["seat", "2", "rnbqkbnr/ppp1pppp/8/3p4/???1P?1?/???????1/????????/????????"], "{told}");
    assert_eq!(rows[2][..2], ["all", "????????/????????/????????/????????/????????/????????/????????/????????"]);
    let views = &json(&["views", "fog", "--setup", "fog=off", "--position", "moves e4 d5", "--json"])[0];
    let rows = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w";
    let all = views.as_array().expect("three");
    assert_eq!(all.len(), 3);
    assert!(all.iter().all(|view| view["position"].as_str().is_some_and(|text| text.starts_with(rows))), "{views}");
    let nonsense = refused(&["views", "fog", "--position", "moves e5"]);
    assert!(nonsense.contains("'e5' is no move"), "{nonsense}");
}
