//! Any text as a setup of the board games, in RON or as variants by their names: a game of it can begin, or what is wrong is said.
#![no_main]

use boards::{banqi, chess::fog, flip_jungle, fox_hunt, generals, jungle};
use libfuzzer_sys::fuzz_target;
use test_kit::any_setup;

fuzz_target!(|text: &str| {
    any_setup(text, banqi::Banqi::new);
    any_setup(text, jungle::Jungle::new);
    any_setup(text, flip_jungle::FlipJungle::new);
    any_setup(text, fox_hunt::FoxHunt::new);
    any_setup(text, fog::Fog::new);
    any_setup(text, generals::Generals::new);
});
