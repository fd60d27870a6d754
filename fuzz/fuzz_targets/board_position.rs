//! Any text as a position of the board games: it is read and written as it was read, or refused with a place of the text.
#![no_main]

use boards::{banqi, chess::fog, flip_jungle, fox_hunt, generals, jungle};
use libfuzzer_sys::fuzz_target;
use test_kit::any_position;

const SOUND: &str = "the classic rules are sound";

fuzz_target!(|text: &str| {
    any_position(&banqi::Banqi::new(banqi::Setup::default()).expect(SOUND), &banqi::BanqiNotation, text);
    any_position(&jungle::Jungle::new(jungle::Setup::default()).expect(SOUND), &jungle::JungleNotation, text);
    any_position(&flip_jungle::FlipJungle::new(flip_jungle::Setup::default()).expect(SOUND), &flip_jungle::FlipJungleNotation, text);
    any_position(&fox_hunt::FoxHunt::new(fox_hunt::Setup::default()).expect(SOUND), &fox_hunt::FoxHuntNotation, text);
    for relative in fog::Relative::ALL {
        let game = fog::Fog::new(fog::Setup { relative, ..fog::Setup::default() }).expect(SOUND);
        any_position(&game, &fog::FogNotation, text);
    }
    for relative in generals::Relative::ALL {
        let game = generals::Generals::new(generals::Setup { relative, ..generals::Setup::default() }).expect(SOUND);
        any_position(&game, &generals::GeneralsNotation, text);
    }
});
