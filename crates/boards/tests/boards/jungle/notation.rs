//! Positions and games are written and read as the same, and wrong texts get faults with their place.

use std::sync::Arc;

use boards::jungle::{Jungle, JungleNotation, Setup};
use tabletop::Seed;
use tabletop::conformance::check_notation;
use tabletop::notation::Transcript;

use super::support::{rules, variants};

#[test]
fn the_notation_keeps_every_promise() {
    let mut faults = 0;
    for (index, setup) in (0..).zip(variants()).step_by(7) {
        let game = Arc::new(rules(setup));
        let report = check_notation(&JungleNotation, &game, 1, Seed(index)).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(report.positions > 10 && report.words > 10 && report.unknown == 0, "{report}");
        faults += report.faults;
    }
    assert!(faults > 500, "{faults}");
}

#[test]
fn each_fault_has_its_place_and_remedy() {
    let game = rules(Setup::default());
    let told = |text: &str| {
        let text = format!("game jungle\nposition {text}");
        let read = Transcript::of(&text)
            .and_then(|read| read.open(&JungleNotation, &game, &mut Seed(1).stream("paste", 0)).map(|read| read.state));
        read.map_or_else(|fault| fault.message(&text).to_string(), |state| format!("{state:?}"))
    };
    let start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";
    for (text, fault) in [
        ("7/7".to_owned(), "line 2, column 10: this board has 9 rows; write them from above with / between them"),
        (
            start.replace('p', "x"),
            "line 2, column 22: 'x' is no animal; white animals are ELTPWDCR, black ones eltpwdcr",
        ),
        (
            format!("{start} x"),
            "line 2, column 52: 'x' does not say whose turn it is; write w for white or b for black",
        ),
        (format!("{start} w 999"), "line 2, column 54: '999' is no number from 0 to 200; write such a number"),
        (
            format!("{start} w 0 after"),
            "line 2, column 56: 'after' says nothing of a position; write 'ply' and a number, 'after' and the last quiet moves, each once, or nothing",
        ),
        (format!("{start} w 0 ply x"), "line 2, column 60: 'x' is no number from 0 to 1000000; write such a number"),
        (
            format!("{start} w 2 after a3-a4,x"),
            "line 2, column 68: 'x' is no move; write from where to where, such as a3-a4",
        ),
        (
            format!("{start} w 2 after a3-h4"),
            "line 2, column 65: 'h4' is no square; write its column and row, such as d1",
        ),
        (
            format!("{start} w 2 after a3-a4"),
            "line 2, column 10: this cannot be played on: a quiet move is told that nobody could make; write a position that can come in this game",
        ),
        (
            start.replace('p', "l"),
            "line 2, column 10: this cannot be played on: an animal stands there twice; write a position that can come in this game",
        ),
        (
            "l6/7/7/1C5/7/7/7/7/7".to_owned(),
            "line 2, column 10: this cannot be played on: an animal that does not swim is in the water; write a position that can come in this game",
        ),
        (
            "l6/7/7/7/7/7/7/7/3C3".to_owned(),
            "line 2, column 10: this cannot be played on: an animal is in its own den; write a position that can come in this game",
        ),
    ] {
        assert_eq!(told(&text), fault, "{text}");
    }
}

#[test]
fn each_fault_of_a_setup_is_told_with_its_field() {
    let faults = |setup| {
        let faults = Jungle::new(setup).expect_err("it cannot be played");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(faults(Setup { quiet_limit: 201, ..Setup::default() }), ["quiet_limit: 201 is not between 1 and 200"]);
    let starts = vec!["7".to_owned(), "3C3/7/7/7/7/7/7/7/l6 b".to_owned()];
    let told = faults(Setup { starts, ..Setup::default() });
    assert!(told[0].starts_with("starts: of number 1, line 1, column 1: this board has 9 rows"), "{told:?}");
    assert!(told[1].starts_with("starts: in number 2 the game is over"), "{told:?}");
}
