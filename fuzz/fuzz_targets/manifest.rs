//! Any text as a mod.ron: it is read or at least one problem is told.
#![no_main]

use lab::TextFile;
use lab::mods::Manifest;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let file = TextFile { name: "mod.ron".to_owned(), text: text.to_owned() };
    if let Err(problems) = Manifest::read(&file, "fuzz") {
        assert!(!problems.is_empty());
    }
});
