//! Positions and games are written and read as the same, and wrong texts get faults with their place.

use std::sync::Arc;

use boards::generals::{Generals, GeneralsNotation, Setup, write_position};
use tabletop::Seed;
use tabletop::conformance::check_notation;
use tabletop::notation::Transcript;

use super::support::{at_random, rules, seen, usual, variants, view};

#[test]
fn the_notation_keeps_every_promise() {
    let mut faults = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = Arc::new(rules(setup.clone()));
        let report = check_notation(&GeneralsNotation, &game, 1, Seed(index));
        let report = report.unwrap_or_else(|broken| panic!("{setup:?}: {broken}"));
        assert!(report.positions > 10 && report.words > 10, "{report}");
        faults += report.faults;
    }
    assert!(faults > 500, "{faults}");
}

#[test]
fn a_position_says_what_its_seat_knows() {
    let game = usual();
    let state = at_random(&game, Seed(7), 90);
    let text = write_position(&game, &view(&game, &state, 0));
    let (rows, rest) = text.split_once(' ').expect("rows and more");
    assert!(rows.contains('?') && !rows.contains(|letter: char| letter.is_ascii_lowercase()), "{text}");
    assert!(rest.contains("seen w") && rest.contains("fights"), "{text}");
    assert_eq!(seen(&game, &text), view(&game, &state, 0));
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let game = usual();
    let told = |text: &str| {
        let text = format!("game generals\nposition {text}");
        let read = Transcript::of(&text).and_then(|read| {
            read.open(&GeneralsNotation, &game, &mut Seed(1).stream("paste", 0)).map(|read| read.state)
        });
        read.map_or_else(|fault| fault.message(&text).to_string(), |state| format!("{state:?}"))
    };
    let start = "8f/9/9/4c4/4Y4/9/9/F8";
    for (text, fault) in [
        ("9/9".to_owned(), "line 2, column 10: this board has 8 rows; write them from above with / between them"),
        (
            start.replace('Y', "X"),
            "line 2, column 22: 'X' is no piece; pieces are YAGTDBCLMKIJSPF, small ones Black's; ! and ? are pieces of unknown rank",
        ),
        (format!("{start} x"), "line 2, column 32: 'x' is no side; write w for White or b for Black"),
        (format!("{start} w 999"), "line 2, column 34: '999' is no number from 0 to 200; write such a number"),
        (
            format!("{start} w 0 after"),
            "line 2, column 36: 'after' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
        ),
        (
            format!("{start} w seen w seen b"),
            "line 2, column 41: this stands in the text already; leave one of the two out",
        ),
        (
            format!("{start} w from e3-e9"),
            "line 2, column 42: 'e9' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
        ),
        (format!("{start} w from z3-e4"), "line 2, column 39: 'z3' is no square; write its column and row, such as e3"),
        (
            format!("{start} w fights e4xe5"),
            "line 2, column 41: 'e4xe5' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
        ),
        (
            format!("{start} w 1 past a3-a4"),
            "line 2, column 10: this cannot be played on: a quiet move is told that nobody could make; write a position that can come in this game",
        ),
        (
            start.replace('F', "1"),
            "line 2, column 10: this cannot be played on: each side has one flag; write a position that can come in this game",
        ),
        (
            start.replace("4Y4", "A3A4"),
            "line 2, column 10: this cannot be played on: there are more pieces than the game has; write a position that can come in this game",
        ),
        (
            format!("{start} w fallen pe4 fights e4xe5+"),
            "line 2, column 10: this cannot be played on: two pieces are said to have begun on one square; write a position that can come in this game",
        ),
        (
            format!("{start} w fallen pa7 fights e4xa7+"),
            "line 2, column 10: this cannot be played on: a fight came out otherwise than its ranks do; write a position that can come in this game",
        ),
    ] {
        assert_eq!(told(&text), fault, "{text}");
    }
}

#[test]
fn each_fault_of_a_setup_is_told_with_its_field() {
    let faults = |setup| {
        let faults = Generals::new(setup).expect_err("it cannot be played");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(faults(Setup { quiet_limit: 201, ..Setup::default() }), ["quiet_limit: 201 is not between 1 and 200"]);
    let starts = ["9", "8f/9/9/4?4/4Y4/9/9/F8 w", "F7f/9/9/9/9/9/9/9 b"].map(str::to_owned).to_vec();
    let told = faults(Setup { starts, ..Setup::default() });
    assert!(told[0].starts_with("starts: of number 1, line 1, column 1: this board has 8 rows"), "{told:?}");
    assert!(told[1].starts_with("starts: of number 2, line 1, column 1: not all ranks are told"), "{told:?}");
    assert!(told[2].starts_with("starts: in number 3 the game is over"), "{told:?}");
}
