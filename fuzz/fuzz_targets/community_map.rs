//! Any bytes as a map of the Domination community and its cards, parted by a byte 0: they are read or refused, and every fault has a place.
#![no_main]

use libfuzzer_sys::fuzz_target;
use risk::map::{DominationMap, MapErrors};

fuzz_target!(|bytes: &[u8]| {
    let placed = |errors: MapErrors| assert!(errors.faults().iter().all(|fault| fault.line >= 1 && fault.column >= 1));
    let parted = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let (map, cards) = bytes.split_at(parted);
    match DominationMap::read("fuzz.map", "fuzz", map) {
        Ok(read) => drop(read.with_cards("fuzz.cards", cards.get(1..).unwrap_or_default()).map_err(placed)),
        Err(errors) => placed(errors),
    }
});
