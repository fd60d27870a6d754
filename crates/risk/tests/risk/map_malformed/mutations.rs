//! No text makes a reader panic, and every fault it reports has a place inside the text.

use super::ISLES;
use proptest::prelude::*;
use risk::map::{Map, MapErrors};

fn assert_placed(text: &str, read: &Result<Map, MapErrors>) {
    if let Err(errors) = read {
        assert!(!errors.faults().is_empty());
        for fault in errors.faults() {
            let line = text.split('\n').nth(fault.line - 1);
            let width = line.map(|line| line.chars().count());
            assert!(width.is_some_and(|width| fault.column <= width + 1), "{fault}");
            assert!(!fault.reason.is_empty() && !fault.remedy.is_empty(), "{fault}");
        }
    }
}

/// What makes trouble in RON: brackets, quotes, comments, numbers beyond range, names that exist.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        "[(){}\\[\\]:,\"'/*#r;_-]{1,4}",
        "-?[0-9]{1,20}",
        Just("NaN".to_owned()),
        Just("1e999".to_owned()),
        Just("\"Mull\"".to_owned()),
        Just("Some(".to_owned()),
        Just("r#\"".to_owned()),
        "\\PC{0,6}",
    ]
}

fn number() -> impl Strategy<Value = String> {
    prop_oneof![any::<i64>().prop_map(|n| n.to_string()), any::<f32>().prop_map(|x| format!("{x:?}"))]
}

proptest! {
    #[test]
    fn random_text(text in "\\PC{0,200}") {
        assert_placed(&text, &Map::from_ron("random.ron", &text));
    }

    #[test]
    fn mutated_maps(edits in prop::collection::vec((0.0f64..1.0, 0usize..30, piece()), 1..6)) {
        let mut text = ISLES.to_owned();
        for (at, length, piece) in edits {
            let near = |byte: usize| text.floor_char_boundary(byte);
            let from = near((at * text.len() as f64) as usize);
            let to = near(from + length).max(from);
            text.replace_range(from..to, &piece);
        }
        assert_placed(&text, &Map::from_ron("mutated.ron", &text));
    }

    #[test]
    fn mutated_numbers(number in number(), nth in 0usize..120) {
        // The nth number of the file, whichever it is.
        let digits: Vec<_> = ISLES.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
        let at = digits[nth % digits.len()];
        let text = format!("{}{number}{}", &ISLES[..at], &ISLES[at + 1..]);
        assert_placed(&text, &Map::from_ron("mutated.ron", &text));
    }
}
