//! `placements generals`: ways to place an army, found by play.

use super::common::{json, ok, refused};

const SMALL: [&str; 12] = [
    "placements",
    "generals",
    "--agent",
    "novice",
    "--styles",
    "novice",
    "--candidates",
    "9",
    "--keep",
    "2",
    "--validate",
    "3",
];

#[test]
fn what_is_left_can_be_placed_and_is_the_same_for_the_same_seed() {
    let found = &json(&[&SMALL[..], &["--json"]].concat())[0];
    let placements = found["placements"].as_array().expect("a list");
    assert_eq!(placements.len(), 2);
    for placement in placements {
        // Nine candidates play 2 games each, five are left and play 4, three play 8, and two play 16.
        assert_eq!(placement["games"], 16, "{placement}");
        let rows: Vec<&str> =
            placement["rows"].as_array().expect("rows").iter().map(|row| row.as_str().expect("a row")).collect();
        let text = format!("moves {}", rows.join("/"));
        ok(&["views", "generals", "--position", &text]);
    }
    let shares: Vec<f64> = placements.iter().map(|placement| placement["share"].as_f64().expect("a share")).collect();
    assert!(shares.is_sorted_by(|one, next| one >= next), "the best comes first: {shares:?}");
    let against = &found["against"][0];
    assert_eq!((against["agent"].as_str(), against["games"].as_u64()), (Some("novice"), Some(6)));
    assert_eq!(&json(&[&SMALL[..], &["--json"]].concat())[0], found);
    let told = ok(&SMALL);
    assert!(told.contains("these placements against"), "{told}");
}

#[test]
fn what_cannot_be_found_is_refused() {
    let begun = refused(&["placements", "generals", "--setup", r#"(starts: ["f8/9/9/9/4P4/9/9/8F w"])"#]);
    assert!(begun.contains("this setup begins with a position"), "{begun}");
    let nobody = refused(&["placements", "generals", "--agent", "napoleon"]);
    assert!(nobody.contains("there is no agent 'napoleon'"), "{nobody}");
    refused(&["placements", "generals", "--candidates", "1"]);
}
