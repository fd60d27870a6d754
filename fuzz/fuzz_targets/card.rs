//! Any text as a list of cards: it is read or refused, every fault has a place, nothing panics or hangs.
#![no_main]

use dice::{Content, Source, Sources};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let cards = [Source { name: "fuzz.ron", text }];
    let (_, faults) = Content::load(Sources { cards: &cards, ..Sources::default() });
    assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
});
