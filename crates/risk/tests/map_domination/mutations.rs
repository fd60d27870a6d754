//! No bytes make the readers panic.

use crate::{CARDS, MAP};
use proptest::prelude::*;
use risk::map::domination::MapFile;

fn piece() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        prop::collection::vec(any::<u8>(), 0..8),
        "[0-9 *;-]{1,6}".prop_map(String::into_bytes),
        prop_oneof!["\n\\[borders\\]\n", "\\[cards\\]", "\n", "[0-9]{1,20}"].prop_map(String::into_bytes),
    ]
}

fn mutated(original: &[u8], edits: Vec<(f64, usize, Vec<u8>)>) -> Vec<u8> {
    let mut bytes = original.to_vec();
    for (at, length, piece) in edits {
        let from = (at * bytes.len() as f64) as usize;
        let to = (from + length).min(bytes.len());
        bytes.splice(from..to, piece);
    }
    bytes
}

proptest! {
    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let isles = MapFile::parse("isles.map", MAP).expect("the isles are correct");
        let _ = MapFile::parse("random.map", &bytes);
        let _ = isles.with_cards(&bytes);
    }

    #[test]
    fn mutated_maps(edits in prop::collection::vec((0.0f64..1.0, 0usize..12, piece()), 1..5)) {
        match MapFile::parse("mutated.map", &mutated(MAP, edits)) {
            Ok(map) => drop(map.with_cards(CARDS)),
            Err(errors) => prop_assert!(errors.faults().iter().all(|fault| fault.line >= 1 && fault.column >= 1)),
        }
    }

    #[test]
    fn mutated_cards(edits in prop::collection::vec((0.0f64..1.0, 0usize..12, piece()), 1..5)) {
        let isles = MapFile::parse("isles.map", MAP).expect("the isles are correct");
        if let Err(errors) = isles.with_cards(&mutated(CARDS, edits)) {
            prop_assert!(!errors.to_string().is_empty());
        }
    }
}
