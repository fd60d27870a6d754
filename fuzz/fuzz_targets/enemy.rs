//! Any text as a list of enemies, who may carry what is shipped.
#![no_main]

use dice::{Content, Source, Sources};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let enemies = [Source { name: "fuzz.ron", text }];
    let (_, faults) = Content::load(Sources { cards: &Sources::SHIPPED.cards[..1], enemies: &enemies, ..Sources::default() });
    assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
});
