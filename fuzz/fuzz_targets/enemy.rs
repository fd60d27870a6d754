//! Any text as a list of enemies, who may carry a card.
#![no_main]

use dice::{Content, Source, Sources};
use libfuzzer_sys::fuzz_target;

/// One card, so that most of the time goes into enemies; by the name that shipped enemies carry it under.
const CARDS: &str = r#"[(id: "old-sabre", name: "Old Sabre", slot: Any, text: "T.", action: "attack(d)")]"#;

fuzz_target!(|text: &str| {
    let cards = [Source { name: "cards.ron", text: CARDS }];
    let enemies = [Source { name: "fuzz.ron", text }];
    let (_, faults) = Content::load(Sources { cards: &cards, enemies: &enemies, ..Sources::default() });
    assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
});
