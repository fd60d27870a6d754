//! Any text as a list of heroes, who may carry a card.
#![no_main]

use dice::{Content, Source, Sources};
use libfuzzer_sys::fuzz_target;

/// One card, so that most of the time goes into heroes.
const CARDS: &str = r#"[(id: "wolf-tooth", name: "Wolf Tooth", slot: Any, text: "T.", action: "attack(d)")]"#;

fuzz_target!(|text: &str| {
    let cards = [Source { name: "cards.ron", text: CARDS }];
    let heroes = [Source { name: "fuzz.ron", text }];
    let (_, faults) = Content::load(Sources { cards: &cards, heroes: &heroes, ..Sources::default() });
    assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
});
