//! Any text as a position of the board games: it is read and written as it was read, or refused with a place of the text.
#![no_main]

use boards::{banqi, flip_jungle, fox_hunt, jungle};
use libfuzzer_sys::fuzz_target;
use tabletop::{Game, notation::Notation};

/// Reads a text as a position of a game, and what is written of it.
fn read<G: Game>(game: &G, notation: &dyn Notation<G>, text: &str)
where
    G::View: PartialEq + std::fmt::Debug,
{
    match notation.read_position(game, text) {
        Ok(view) => {
            let written = notation.write_position(game, &view);
            assert_eq!(notation.read_position(game, &written).as_ref(), Ok(&view), "{written}");
        }
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
}

fuzz_target!(|text: &str| {
    let sound = "the classic rules are sound";
    read(&banqi::Banqi::new(banqi::Setup::default()).expect(sound), &banqi::BanqiNotation, text);
    read(&jungle::Jungle::new(jungle::Setup::default()).expect(sound), &jungle::JungleNotation, text);
    read(&flip_jungle::FlipJungle::new(flip_jungle::Setup::default()).expect(sound), &flip_jungle::FlipJungleNotation, text);
    read(&fox_hunt::FoxHunt::new(fox_hunt::Setup::default()).expect(sound), &fox_hunt::FoxHuntNotation, text);
});
