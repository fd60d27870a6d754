//! Any text as a map of Conquest: it is read or refused, every fault has a place, and what is read is played with portals and blizzards or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use risk::map::{Layout, Map};

fuzz_target!(|text: &str| {
    match Map::from_ron("fuzz.ron", text) {
        Ok(map) => {
            let map = map.drawn();
            for (portals, blizzards) in [(2, 0), (0, 1), (3, 2)] {
                if let Ok(drawn) = map.draw_layout(Layout { portals, blizzards, number: 1 }) {
                    assert_eq!(map.with_layout(&drawn).len(), map.len() - usize::from(blizzards));
                }
            }
        }
        Err(errors) => assert!(errors.faults().iter().all(|fault| fault.line >= 1 && fault.column >= 1)),
    }
});
