//! Any text as a game of the board games: it is played and its moves are written as they were read, or it is refused with a place of the text.
#![no_main]

use boards::{banqi, chess::fog, flip_jungle, fox_hunt, generals, jungle};
use libfuzzer_sys::fuzz_target;
use test_kit::any_game;

const SOUND: &str = "the classic rules are sound";

fuzz_target!(|text: &str| {
    any_game(&banqi::Banqi::new(banqi::Setup::default()).expect(SOUND), &banqi::BanqiNotation, text);
    any_game(&jungle::Jungle::new(jungle::Setup::default()).expect(SOUND), &jungle::JungleNotation, text);
    any_game(&flip_jungle::FlipJungle::new(flip_jungle::Setup::default()).expect(SOUND), &flip_jungle::FlipJungleNotation, text);
    any_game(&fox_hunt::FoxHunt::new(fox_hunt::Setup::default()).expect(SOUND), &fox_hunt::FoxHuntNotation, text);
    for relative in fog::Relative::ALL {
        let game = fog::Fog::new(fog::Setup { relative, ..fog::Setup::default() }).expect(SOUND);
        any_game(&game, &fog::FogNotation, text);
    }
    for relative in generals::Relative::ALL {
        let game = generals::Generals::new(generals::Setup { relative, ..generals::Setup::default() }).expect(SOUND);
        any_game(&game, &generals::GeneralsNotation, text);
    }
});
