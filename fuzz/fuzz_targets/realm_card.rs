//! Any text as a file of cards of Realm: they are read, and a kingdom of them can be set up, or there is a fault with its place.
#![no_main]

use std::sync::LazyLock;

use dominion::{Catalog, Dominion, Setup};
use libfuzzer_sys::fuzz_target;

static CARDS: LazyLock<Catalog> = LazyLock::new(|| {
    let text = include_str!("../../assets/dominion/cards.ron");
    Catalog::from_ron("cards.ron", text).expect("the cards that are shipped")
});

fuzz_target!(|text: &str| match CARDS.extended("fuzz.ron", text) {
    Ok(catalog) => {
        // New cards stand last.
        let ids: Vec<String> = catalog.kingdom_cards().map(|kind| kind.id.clone()).collect();
        let kingdom = ids[ids.len().saturating_sub(10)..].to_vec();
        assert!(Dominion::new(Setup { kingdom, ..Setup::default() }, &catalog).is_ok());
    }
    Err(faults) => {
        let placed = |fault: &dominion::ContentFault| fault.line >= 1 && fault.column >= 1 && !fault.reason.is_empty();
        assert!(!faults.is_empty() && faults.iter().all(placed), "{faults:?}");
    }
});
