//! Files with one bad card in them.

use dice::{Content, ContentFault, Source, Sources};

pub const SOUND: &str = r#"(id: "sound", name: "Sound", slot: Any, action: "attack(d)")"#;

/// Loads a file of one card, with a sound one before and after it.
pub fn load_card(card: &str) -> (Content, Vec<ContentFault>) {
    let last = SOUND.replace("sound", "sound-too");
    load_cards(&format!("[\n{SOUND},\n{card},\n{last},\n]"))
}

pub fn load_cards(text: &str) -> (Content, Vec<ContentFault>) {
    Content::load(Sources { cards: &[Source { name: "cards.ron", text }], ..Sources::default() })
}

/// A card whose action is this script on an any-slot.
pub fn action(script: &str) -> String {
    format!("(id: \"bad\", name: \"Bad\", slot: Any, action: r#\"{script}\"#)")
}

/// The card is left out with one fault that says `wanted`; its neighbours load.
pub fn refused(name: &str, card: &str, wanted: &str) {
    let (content, faults) = load_card(card);
    assert_eq!(content.catalogue.cards().len(), 2, "{name}: {faults:?}");
    assert_eq!(faults.len(), 1, "{name}: {faults:#?}");
    let told = faults[0].to_string();
    assert!(told.contains(wanted), "{name}: {told}");
    assert!(faults[0].line >= 3, "{name}: {told}");
    assert!(told.len() < 600, "{name}: {told}");
}

/// As many cards with that action.
pub fn many(cards: usize, script: &str) -> (Content, Vec<ContentFault>) {
    let card = |at: usize| action(script).replace("\"bad\"", &format!("\"card-{at}\""));
    load_cards(&format!("[{}]", (0..cards).map(card).collect::<Vec<_>>().join(",")))
}
