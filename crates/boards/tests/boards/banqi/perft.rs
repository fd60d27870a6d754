//! Counts of lines of play, against those of other programs.

use boards::banqi::{Banqi, Position, Setup, perft};
use tabletop::Game;

use super::support::{at, rules};

fn counts(game: &Banqi, position: &Position, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| perft(game.rules(), position, depth)).collect()
}

#[test]
fn the_counts_are_those_of_other_programs() {
    let game = rules(Setup::default());
    assert_eq!(counts(&game, &game.start().position(), 2), [448, 192_448]);
    for (text, known) in [
        ("GAAEERRH/HCCSSSSS/gaaeerrh/hccsssss", &[2, 21, 119, 1_789, 12_815, 212_396, 1_890_468][..]),
        ("gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b2", &[24, 559, 13_292, 295_423]),
        ("G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E", &[195, 33_487]),
        ("sr...R../s.Ga..A./Rh.s.a../A.E.H... b2", &[15, 295, 4_082, 75_621, 1_012_994]),
    ] {
        // Where nothing lies face down, what is missing was taken.
        let text = if text.contains('.') { format!("{text} {}", missing(text)) } else { text.to_owned() };
        assert_eq!(counts(&game, &at(&game, &text).position(), known.len() as u32), known, "{text}");
    }
}

/// The pieces of a set that do not stand in some rows.
fn missing(text: &str) -> String {
    let rows = text.split(' ').next().unwrap_or_default();
    let mut left: Vec<char> = "GAAEERRHHCCSSSSSgaaeerrhhccsssss".chars().collect();
    for letter in rows.chars() {
        left.iter().position(|other| *other == letter).map(|place| left.swap_remove(place));
    }
    left.into_iter().collect()
}
