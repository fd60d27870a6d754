//! Any text as a state of the board games or an action, as saves have them in RON and programs from outside in JSON: it is refused, or can be played on.
#![no_main]

use boards::{banqi, chess::fog, flip_jungle, fox_hunt, generals, jungle};
use libfuzzer_sys::fuzz_target;
use test_kit::any_state;

const SOUND: &str = "the classic rules are sound";

fuzz_target!(|text: &str| {
    any_state(&banqi::Banqi::new(banqi::Setup::default()).expect(SOUND), text);
    any_state(&jungle::Jungle::new(jungle::Setup::default()).expect(SOUND), text);
    any_state(&flip_jungle::FlipJungle::new(flip_jungle::Setup::default()).expect(SOUND), text);
    any_state(&fox_hunt::FoxHunt::new(fox_hunt::Setup::default()).expect(SOUND), text);
    for relative in fog::Relative::ALL {
        let game = fog::Fog::new(fog::Setup { relative, ..fog::Setup::default() }).expect(SOUND);
        any_state(&game, text);
    }
    for relative in generals::Relative::ALL {
        let game = generals::Generals::new(generals::Setup { relative, ..generals::Setup::default() }).expect(SOUND);
        any_state(&game, text);
    }
});
